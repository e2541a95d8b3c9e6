// RUN: stablehlo-translate --interpret %s --args='[dense<2.75> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.einsum on f8E3M4, envelope values
//   E: f8E3M4
//   einsum_config: alternative 8
//   n: alternative 1 (otherwise)
//   m: alternative 1 (otherwise)
//   B: more
// legal 0 0: [[-7.25,-6.75],[8.0,9.0],[-4.5,-4.0],[-8.5,-7.75],[3.375,3.625],[-7.25,-6.75]]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<3x2xf8E3M4> {
  %0 = stablehlo.constant dense<[[-2.5, -1.5625, 1.25], [3.125, -3.0, -2.5]]> : tensor<2x3xf8E3M4>
  %1 = stablehlo.einsum %arg0, %0, config = ",ab->ba" : (tensor<f8E3M4>, tensor<2x3xf8E3M4>) -> tensor<3x2xf8E3M4>
  return %1 : tensor<3x2xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<3x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E3M4>) -> tensor<3x2xf64>
    %v1 = stablehlo.constant dense<[[-6.75, 9.0], [-4.0, -7.75], [3.625, -6.75]]> : tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[-7.25, 8.0], [-4.5, -8.5], [3.375, -7.25]]> : tensor<3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x2xi1>
    func.return
  }
}
