// RUN: stablehlo-translate --interpret %s --args='[dense<[9]> : tensor<1xui8>, dense<[6]> : tensor<1xui8>, dense<[2]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.collective_broadcast on ui8, envelope values
//   channel_id: positive
//   N: low
//   S: rank 1
//   S: has 1
//   E: ui8
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [9]
// legal 1 0: [6]
// legal 2 0: [2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<1xui8>) -> tensor<1xui8> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xui8>) -> tensor<1xui8>
    return %0 : tensor<1xui8>
  }

  func.func @main(%input0: tensor<1xui8>, %input1: tensor<1xui8>, %input2: tensor<1xui8>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) -> (tensor<1xui8>, tensor<1xui8>, tensor<1xui8>)
    check.expect_eq_const %r#0, dense<9> : tensor<1xui8>
    check.expect_eq_const %r#1, dense<6> : tensor<1xui8>
    check.expect_eq_const %r#2, dense<2> : tensor<1xui8>
    func.return
  }
}
