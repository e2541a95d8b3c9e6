// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cross-replica-sum on f32, special values
//   S: rank 0
//   E: f32
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [[0.0,1.1754942106924411e-38]]
// legal 1 0: [[0.0,1.1754942106924411e-38]]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<f32> {
    %0 = stablehlo.constant dense<1.1754942e-38> : tensor<f32>
    %1 = "stablehlo.cross-replica-sum"(%0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<f32>, tensor<f32>)
    %v0 = stablehlo.convert %r#0 : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.1754942106924411e-38> : tensor<f64>
    %v2 = stablehlo.constant dense<0.0> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    %v6 = stablehlo.convert %r#1 : (tensor<f32>) -> tensor<f64>
    %v7 = stablehlo.constant dense<1.1754942106924411e-38> : tensor<f64>
    %v8 = stablehlo.constant dense<0.0> : tensor<f64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    check.expect_eq_const %v11, dense<true> : tensor<i1>
    func.return
  }
}
