// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on i1, envelope values
//   n: 1
//   S: rank 0
//   E: i1
//   F: i1
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: scrambled
//   scatter_dimension: first
// legal 0 0: [true]
// legal 1 0: [true]
// legal 2 0: [true]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<1xi1> {
    %0 = stablehlo.constant dense<[true]> : tensor<1xi1>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[2], [0], [1]]> : tensor<3x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<i1>, %3: tensor<i1>):
      %4 = stablehlo.maximum %2, %3 : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<1xi1>) -> tensor<1xi1>
    return %1 : tensor<1xi1>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>)
    check.expect_eq_const %r#0, dense<true> : tensor<1xi1>
    check.expect_eq_const %r#1, dense<true> : tensor<1xi1>
    check.expect_eq_const %r#2, dense<true> : tensor<1xi1>
    func.return
  }
}
