// RUN: stablehlo-translate --interpret %s --args='[dense<1.8125> : tensor<f8E3M4>, dense<3.875> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.rng on f8E3M4, envelope values
//   S: rank 2
//   E: f8E3M4
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875],[1.8125,3.875]]

module {
func.func @program(%arg0: tensor<f8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<4x4xf8E3M4> {
  %0 = stablehlo.constant dense<[4, 4]> : tensor<2xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<f8E3M4>, tensor<f8E3M4>, tensor<2xi64>) -> tensor<4x4xf8E3M4>
  return %1 : tensor<4x4xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E3M4>, tensor<f8E3M4>) -> (tensor<4x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x4xf8E3M4>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<3.875> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<1.8125> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x4xi1>
    func.return
  }
}
