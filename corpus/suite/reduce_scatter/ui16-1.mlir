// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on ui16, exact values
//   n: 1
//   S: rank 1
//   E: ui16
//   F: ui16
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   scatter_dimension: later
// legal 0 0: [32768,32767]
// legal 1 0: [32768,32767]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<2x1xui16> {
    %0 = stablehlo.constant dense<[[32768], [32767]]> : tensor<2x1xui16>
    %1 = "stablehlo.reduce_scatter"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 1 : i64}> ({
    ^bb0(%2: tensor<ui16>, %3: tensor<ui16>):
      %4 = stablehlo.maximum %2, %3 : tensor<ui16>
      stablehlo.return %4 : tensor<ui16>
    }) : (tensor<2x1xui16>) -> tensor<2x1xui16>
    return %1 : tensor<2x1xui16>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<2x1xui16>, tensor<2x1xui16>)
    check.expect_eq_const %r#0, dense<[[32768], [32767]]> : tensor<2x1xui16>
    check.expect_eq_const %r#1, dense<[[32768], [32767]]> : tensor<2x1xui16>
    func.return
  }
}
