// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on ui64, special values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 2
//   S: has 1
//   E: ui64
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [1,7]
// legal 1 0: [0,0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1x2xui64> {
    %0 = stablehlo.constant dense<[[1, 7]]> : tensor<1x2xui64>
    %1 = "stablehlo.collective_broadcast"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1x2xui64>) -> tensor<1x2xui64>
    return %1 : tensor<1x2xui64>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<1x2xui64>, tensor<1x2xui64>)
    check.expect_eq_const %r#0, dense<[[1, 7]]> : tensor<1x2xui64>
    check.expect_eq_const %r#1, dense<0> : tensor<1x2xui64>
    func.return
  }
}
