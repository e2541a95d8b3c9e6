// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on i2, exact values
//   S: rank 1
//   E: i2
//   channel_id: negative
//   channel_id: near 1 - 1
//   source_target_pairs: self pair
//   source_target_pairs: one pair
// legal 0 0: [0,-1,1,1]
// legal 1 0: [0,-1,1,1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<4xi2> {
    %0 = stablehlo.constant dense<[0, -1, 1, 1]> : tensor<4xi2>
    %1 = "stablehlo.collective_permute"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4xi2>) -> tensor<4xi2>
    return %1 : tensor<4xi2>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<4xi2>, tensor<4xi2>)
    check.expect_eq_const %r#0, dense<[0, -1, 1, 1]> : tensor<4xi2>
    check.expect_eq_const %r#1, dense<[0, -1, 1, 1]> : tensor<4xi2>
    func.return
  }
}
