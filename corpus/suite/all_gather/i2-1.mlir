// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_gather on i2, special values
//   N: low
//   n: more
//   S: rank 0
//   E: i2
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [1,-1,-2,1,1,-1,-2,1]
// legal 1 0: [1,-1,-2,1,1,-1,-2,1]
// legal 2 0: [1,-1,-2,1,1,-1,-2,1]
// legal 3 0: [1,-1,-2,1,1,-1,-2,1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<8xi2> {
    %0 = stablehlo.constant dense<[1, -1, -2, 1]> : tensor<4xi2>
    %1 = "stablehlo.all_gather"(%0) <{replica_groups = dense<[[0, 3], [1, 2]]> : tensor<2x2xi64>, all_gather_dim = 0 : i64}> : (tensor<4xi2>) -> tensor<8xi2>
    return %1 : tensor<8xi2>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<8xi2>, tensor<8xi2>, tensor<8xi2>, tensor<8xi2>)
    check.expect_eq_const %r#0, dense<[1, -1, -2, 1, 1, -1, -2, 1]> : tensor<8xi2>
    check.expect_eq_const %r#1, dense<[1, -1, -2, 1, 1, -1, -2, 1]> : tensor<8xi2>
    check.expect_eq_const %r#2, dense<[1, -1, -2, 1, 1, -1, -2, 1]> : tensor<8xi2>
    check.expect_eq_const %r#3, dense<[1, -1, -2, 1, 1, -1, -2, 1]> : tensor<8xi2>
    func.return
  }
}
