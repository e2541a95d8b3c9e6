// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.875, -0.8125, -0.6875, -3.25]]> : tensor<1x4xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.einsum on f8E4M3FNUZ, envelope values
//   E: f8E4M3FNUZ
//   einsum_config: alternative 8
//   n: alternative 1 (otherwise)
//   m: alternative 1 (otherwise)
//   B: 1
//   B: more
// legal 0 0: [-1.25,-0.5625,-0.46875,-2.25]

module {
func.func @program(%arg0: tensor<1x4xf8E4M3FNUZ>) -> tensor<4x1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<0.6875> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.einsum %0, %arg0, config = ",ab->ba" : (tensor<f8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<4x1xf8E4M3FNUZ>
  return %1 : tensor<4x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x4xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x4xf8E4M3FNUZ>) -> (tensor<4x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E4M3FNUZ>) -> tensor<4x1xf64>
    check.expect_eq_const %v0, dense<[[-1.25], [-0.5625], [-0.46875], [-2.25]]> : tensor<4x1xf64>
    func.return
  }
}
