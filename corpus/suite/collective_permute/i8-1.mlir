// RUN: stablehlo-translate --interpret %s --args='[dense<-9> : tensor<i8>, dense<-1> : tensor<i8>]'
// RUN: : @program
// stablehlo.collective_permute on i8, special values
//   S: rank 0
//   E: i8
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: empty
// legal 0 0: [0]
// legal 1 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<i8>) -> tensor<i8>
    return %0 : tensor<i8>
  }

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>)
    check.expect_eq_const %r#0, dense<0> : tensor<i8>
    check.expect_eq_const %r#1, dense<0> : tensor<i8>
    func.return
  }
}
