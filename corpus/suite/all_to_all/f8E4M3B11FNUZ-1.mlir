// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_to_all on f8E4M3B11FNUZ, exact values
//   N: low
//   s: 1
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low + 1
//   split_count: high
//   replica_groups: one row
//   replica_groups: ordered
//   split_dimension: low
//   concat_dimension: low
// legal 0 0: [1.0,0.5,-1.0,-0.5,1.0,0.5,-1.0,-0.5]
// legal 1 0: [1.0,0.5,-1.0,-0.5,1.0,0.5,-1.0,-0.5]
// legal 2 0: [-0.75,1.0,0.5,0.75,-0.75,1.0,0.5,0.75]
// legal 3 0: [-0.75,1.0,0.5,0.75,-0.75,1.0,0.5,0.75]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<2x4xf8E4M3B11FNUZ> {
    %0 = stablehlo.constant dense<[[1.0, 0.5, -1.0, -0.5], [-0.75, 1.0, 0.5, 0.75]]> : tensor<2x4xf8E4M3B11FNUZ>
    %1 = "stablehlo.all_to_all"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
    return %1 : tensor<2x4xf8E4M3B11FNUZ>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>, tensor<2x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    check.expect_eq_const %v0, dense<[[1.0, 0.5, -1.0, -0.5], [1.0, 0.5, -1.0, -0.5]]> : tensor<2x4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    check.expect_eq_const %v1, dense<[[1.0, 0.5, -1.0, -0.5], [1.0, 0.5, -1.0, -0.5]]> : tensor<2x4xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    check.expect_eq_const %v2, dense<[[-0.75, 1.0, 0.5, 0.75], [-0.75, 1.0, 0.5, 0.75]]> : tensor<2x4xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<2x4xf8E4M3B11FNUZ>) -> tensor<2x4xf64>
    check.expect_eq_const %v3, dense<[[-0.75, 1.0, 0.5, 0.75], [-0.75, 1.0, 0.5, 0.75]]> : tensor<2x4xf64>
    func.return
  }
}
