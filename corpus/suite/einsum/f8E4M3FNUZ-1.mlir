// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.875, -0.8125, -0.6875, -3.25]]> : tensor<1x4xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.einsum on f8E4M3FNUZ, envelope values
//   E: f8E4M3FNUZ
//   einsum_config: alternative 8
//   n: alternative 1 (otherwise)
//   m: alternative 1 (otherwise)
//   B: 1
//   B: more
// legal 0 0: [[-1.375,-1.25],[-0.625,-0.5],[-0.5,-0.4375],[-2.5,-2.0]]

module {
func.func @program(%arg0: tensor<1x4xf8E4M3FNUZ>) -> tensor<4x1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<0.6875> : tensor<f8E4M3FNUZ>
  %1 = stablehlo.einsum %0, %arg0, config = ",ab->ba" : (tensor<f8E4M3FNUZ>, tensor<1x4xf8E4M3FNUZ>) -> tensor<4x1xf8E4M3FNUZ>
  return %1 : tensor<4x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x4xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x4xf8E4M3FNUZ>) -> (tensor<4x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf8E4M3FNUZ>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[-1.25], [-0.5], [-0.4375], [-2.0]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[-1.375], [-0.625], [-0.5], [-2.5]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x1xi1>
    func.return
  }
}
