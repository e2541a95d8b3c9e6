// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on i1, special values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 0
//   E: i1
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [false]
// legal 1 0: [false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<i1> {
    %0 = stablehlo.constant dense<false> : tensor<i1>
    %1 = "stablehlo.collective_broadcast"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<false> : tensor<i1>
    check.expect_eq_const %r#1, dense<false> : tensor<i1>
    func.return
  }
}
