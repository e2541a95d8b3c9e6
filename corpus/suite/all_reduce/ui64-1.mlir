// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on ui64, exact values
//   N: low
//   S: rank 0
//   F: ui64
//   E: ui64
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: scrambled
// legal 0 0: [9]
// legal 1 0: [9]
// legal 2 0: [9]
// legal 3 0: [9]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<ui64> {
    %0 = stablehlo.constant dense<9> : tensor<ui64>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[3, 0], [1, 2]]> : tensor<2x2xi64>}> ({
    ^bb0(%2: tensor<ui64>, %3: tensor<ui64>):
      %4 = stablehlo.or %2, %3 : tensor<ui64>
      stablehlo.return %4 : tensor<ui64>
    }) : (tensor<ui64>) -> tensor<ui64>
    return %1 : tensor<ui64>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>)
    check.expect_eq_const %r#0, dense<9> : tensor<ui64>
    check.expect_eq_const %r#1, dense<9> : tensor<ui64>
    check.expect_eq_const %r#2, dense<9> : tensor<ui64>
    check.expect_eq_const %r#3, dense<9> : tensor<ui64>
    func.return
  }
}
