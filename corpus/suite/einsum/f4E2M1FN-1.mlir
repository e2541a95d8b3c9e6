// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x0x3xf4E2M1FN>]'
// RUN: : @program
// stablehlo.einsum on f4E2M1FN, exact values
//   E: f4E2M1FN
//   einsum_config: alternative 3
//   n: alternative 1 (otherwise)
//   A: 0
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<3x0x3xf4E2M1FN>) -> tensor<3x4x3xf4E2M1FN> {
  %0 = stablehlo.constant dense<> : tensor<3x4x0xf4E2M1FN>
  %1 = stablehlo.einsum %0, %arg0, config = "ijk,ikm->ijm" : (tensor<3x4x0xf4E2M1FN>, tensor<3x0x3xf4E2M1FN>) -> tensor<3x4x3xf4E2M1FN>
  return %1 : tensor<3x4x3xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x0x3xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<3x0x3xf4E2M1FN>) -> (tensor<3x4x3xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<3x4x3xf4E2M1FN>) -> tensor<3x4x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x4x3xf64>) -> tensor<3x4x3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3x4x3xi64>
    func.return
  }
}
