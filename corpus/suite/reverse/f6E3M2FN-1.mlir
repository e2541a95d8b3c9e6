// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
//   dimensions: empty
// legal 0 0: [0.5]
// legal 1 0: [0.5]
// legal 2 0: [0.5]
// legal 3 0: [0.5]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<f6E3M2FN> {
    %0 = stablehlo.constant dense<0.5> : tensor<f6E3M2FN>
    %1 = stablehlo.reverse %0, dims = [] : tensor<f6E3M2FN>
    return %1 : tensor<f6E3M2FN>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program, @program, @program]]} : () -> (tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>, tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<0.5> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<0.5> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.5> : tensor<f64>
    func.return
  }
}
