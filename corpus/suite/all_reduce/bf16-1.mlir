// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0x2xbf16>, dense<> : tensor<4x0x2xbf16>]'
// RUN: : @program
// stablehlo.all_reduce on bf16, envelope values
//   N: low + 1
//   S: rank 2
//   S: rank 3+
//   S: has 0
//   S: has 1
//   F: bf16
//   E: bf16
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: []
// legal 0 1: [-1.984375,-0.51953125,-0.16796875]
// legal 1 0: []
// legal 1 1: [-1.984375,-0.51953125,-0.16796875]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4x0x2xbf16>) -> (tensor<4x0x2xbf16>, tensor<3x1xbf16>) {
    %0 = stablehlo.constant dense<[[-1.984375], [-0.51953125], [-0.16796875]]> : tensor<3x1xbf16>
    %1, %2 = "stablehlo.all_reduce"(%0, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
    ^bb0(%3: tensor<bf16>, %4: tensor<bf16>):
      %5 = stablehlo.multiply %3, %4 : tensor<bf16>
      stablehlo.return %5 : tensor<bf16>
    }) : (tensor<3x1xbf16>, tensor<4x0x2xbf16>) -> (tensor<3x1xbf16>, tensor<4x0x2xbf16>)
    return %2, %1 : tensor<4x0x2xbf16>, tensor<3x1xbf16>
  }

  func.func @main(%input0: tensor<4x0x2xbf16>, %input1: tensor<4x0x2xbf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<4x0x2xbf16>, tensor<4x0x2xbf16>) -> (tensor<4x0x2xbf16>, tensor<3x1xbf16>, tensor<4x0x2xbf16>, tensor<3x1xbf16>)
    %v0 = stablehlo.convert %r#1 : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-1.984375], [-0.51953125], [-0.16796875]]> : tensor<3x1xf64>
    %v1 = stablehlo.convert %r#3 : (tensor<3x1xbf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v1, dense<[[-1.984375], [-0.51953125], [-0.16796875]]> : tensor<3x1xf64>
    func.return
  }
}
