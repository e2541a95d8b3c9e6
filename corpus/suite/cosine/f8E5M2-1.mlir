// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cosine on f8E5M2, special values
//   S: rank 2
//   E: f8E5M2
//   mode: TOLERANCE
//   atol: positive
//   rtol: 0
//   ulps: low
// legal 0 0: [[0.75,0.875],[0.75,0.875],[-0.75,-0.625],[-0.875,-0.75],[-0.4375,-0.375],[-0.875,-0.75]]

module {
func.func @program() -> tensor<3x2xf8E5M2> {
  %0 = stablehlo.constant dense<[[0.625, -0.625], [4.0, -57344.0], [-2.0, 2.5]]> : tensor<3x2xf8E5M2>
  %1 = stablehlo.cosine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x2xf8E5M2>
  return %1 : tensor<3x2xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E5M2>) -> tensor<3x2xf64>
    %v1 = stablehlo.constant dense<[[0.875, 0.875], [-0.625, -0.75], [-0.375, -0.75]]> : tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[0.75, 0.75], [-0.75, -0.875], [-0.4375, -0.875]]> : tensor<3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x2xi1>
    func.return
  }
}
