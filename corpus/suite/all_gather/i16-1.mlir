// RUN: stablehlo-translate --interpret %s --args='[dense<[[[8], [1], [-32767]], [[9], [-7], [-1]]]> : tensor<2x3x1xi16>, dense<[[[-32767], [-6], [16384]], [[6], [-1], [-3]]]> : tensor<2x3x1xi16>, dense<[[[32767], [1], [0]], [[-9], [-8], [0]]]> : tensor<2x3x1xi16>, dense<[[[2], [-1], [32767]], [[0], [-5], [-3]]]> : tensor<2x3x1xi16>]'
// RUN: : @program
// stablehlo.all_gather on i16, special values
//   N: low
//   n: 1
//   S: rank 2
//   E: i16
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: high
// legal 0 0: [8,1,-32767,9,-7,-1]
// legal 1 0: [-32767,-6,16384,6,-1,-3]
// legal 2 0: [32767,1,0,-9,-8,0]
// legal 3 0: [2,-1,32767,0,-5,-3]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<2x3x1xi16>) -> tensor<2x3x1xi16> {
    %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0], [1], [2], [3]]> : tensor<4x1xi64>, all_gather_dim = 2 : i64}> : (tensor<2x3x1xi16>) -> tensor<2x3x1xi16>
    return %0 : tensor<2x3x1xi16>
  }

  func.func @main(%input0: tensor<2x3x1xi16>, %input1: tensor<2x3x1xi16>, %input2: tensor<2x3x1xi16>, %input3: tensor<2x3x1xi16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2x3x1xi16>, tensor<2x3x1xi16>, tensor<2x3x1xi16>, tensor<2x3x1xi16>) -> (tensor<2x3x1xi16>, tensor<2x3x1xi16>, tensor<2x3x1xi16>, tensor<2x3x1xi16>)
    check.expect_eq_const %r#0, dense<[[[8], [1], [-32767]], [[9], [-7], [-1]]]> : tensor<2x3x1xi16>
    check.expect_eq_const %r#1, dense<[[[-32767], [-6], [16384]], [[6], [-1], [-3]]]> : tensor<2x3x1xi16>
    check.expect_eq_const %r#2, dense<[[[32767], [1], [0]], [[-9], [-8], [0]]]> : tensor<2x3x1xi16>
    check.expect_eq_const %r#3, dense<[[[2], [-1], [32767]], [[0], [-5], [-3]]]> : tensor<2x3x1xi16>
    func.return
  }
}
