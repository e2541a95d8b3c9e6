// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_gather on f8E4M3B11FNUZ, envelope values
//   N: low
//   n: more
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: ordered
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [0.0008544921875,0.5625]
// legal 1 0: [0.0008544921875,0.5625]
// legal 2 0: [0.0008544921875,0.5625]
// legal 3 0: [0.0008544921875,0.5625]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<2xf8E4M3B11FNUZ> {
    %0 = stablehlo.constant dense<[0.0008544922, 0.5625]> : tensor<2xf8E4M3B11FNUZ>
    %1 = "stablehlo.all_gather"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, all_gather_dim = 0 : i64}> : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
    return %1 : tensor<2xf8E4M3B11FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>, tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.0008544921875, 0.5625]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[0.0008544921875, 0.5625]> : tensor<2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<[0.0008544921875, 0.5625]> : tensor<2xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[0.0008544921875, 0.5625]> : tensor<2xf64>
    func.return
  }
}
