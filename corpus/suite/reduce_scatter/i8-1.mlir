// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1, -5]]]> : tensor<1x1x2xi8>, dense<[[[2, 1]]]> : tensor<1x1x2xi8>]'
// RUN: : @program
// stablehlo.reduce_scatter on i8, special values
//   n: 1
//   S: rank 2
//   S: has 1
//   E: i8
//   F: i8
//   channel_id: positive
//   use_global_device_ids: false
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [1,-5]
// legal 1 0: [2,1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1x1x2xi8>) -> tensor<1x1x2xi8> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<i8>, %2: tensor<i8>):
      %3 = stablehlo.xor %1, %2 : tensor<i8>
      stablehlo.return %3 : tensor<i8>
    }) : (tensor<1x1x2xi8>) -> tensor<1x1x2xi8>
    return %0 : tensor<1x1x2xi8>
  }

  func.func @main(%input0: tensor<1x1x2xi8>, %input1: tensor<1x1x2xi8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1x1x2xi8>, tensor<1x1x2xi8>) -> (tensor<1x1x2xi8>, tensor<1x1x2xi8>)
    check.expect_eq_const %r#0, dense<[[[1, -5]]]> : tensor<1x1x2xi8>
    check.expect_eq_const %r#1, dense<[[[2, 1]]]> : tensor<1x1x2xi8>
    func.return
  }
}
