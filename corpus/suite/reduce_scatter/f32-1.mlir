// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on f32, exact values
//   n: 1
//   S: rank 0
//   E: f32
//   F: f32
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: scrambled
//   scatter_dimension: first
// legal 0 0: [-12.0]
// legal 1 0: [16.0]
// legal 2 0: [-12.0]
// legal 3 0: [16.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<1xf32> {
    %0 = stablehlo.constant dense<[8.0, -6.0]> : tensor<2xf32>
    %1 = "stablehlo.reduce_scatter"(%0) <{replica_groups = dense<[[1, 2], [3, 0]]> : tensor<2x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%2: tensor<f32>, %3: tensor<f32>):
      %4 = stablehlo.add %2, %3 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<1xf32>
    return %1 : tensor<1xf32>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-12.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<16.0> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v2, dense<-12.0> : tensor<1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<16.0> : tensor<1xf64>
    func.return
  }
}
