// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on f8E4M3FN, exact values
//   n: more
//   S: rank 0
//   E: f8E4M3FN
//   F: f8E4M3FN
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: first
// legal 0 0: [-1.5,1.5,-0.5]
// legal 1 0: [-1.5,1.5,-0.5]
// legal 2 0: [-1.5,1.5,-0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<3xf8E4M3FN> {
    %0 = stablehlo.constant dense<[-1.5, 1.5, -0.5]> : tensor<3xf8E4M3FN>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<f8E4M3FN>, %3: tensor<f8E4M3FN>):
      %4 = stablehlo.multiply %2, %3 : tensor<f8E4M3FN>
      stablehlo.return %4 : tensor<f8E4M3FN>
    }) : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FN>
    return %1 : tensor<3xf8E4M3FN>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>, tensor<3xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.5, 1.5, -0.5]> : tensor<3xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[-1.5, 1.5, -0.5]> : tensor<3xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<3xf8E4M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v2, dense<[-1.5, 1.5, -0.5]> : tensor<3xf64>
    func.return
  }
}
