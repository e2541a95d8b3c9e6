// RUN: stablehlo-translate --interpret %s --args='[dense<3.0> : tensor<f8E4M3B11FNUZ>, dense<30.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.rng on f8E4M3B11FNUZ, special values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[3.0,30.0],[3.0,30.0],[3.0,30.0],[3.0,30.0]]

module {
func.func @program(%arg0: tensor<f8E4M3B11FNUZ>, %arg1: tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<1xi64>) -> tensor<4xf8E4M3B11FNUZ>
  return %1 : tensor<4xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<30.0> : tensor<4xf64>
    %v2 = stablehlo.constant dense<3.0> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
