// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.cbrt on complex<f64>, special values
//   S: rank 1
//   E: complex<f64>
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [[64839223.08152765,64965985.981002785],[-63381.44973756369,63381.44973756369],[375020800.4493557,375867530.09734887],[-217186154.71024087,-216339425.0622477]]

module {
func.func @program() -> tensor<2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[(2.7339236125598452e+23, 6.61089740192256e-274), (-1.5573751292748532e-282, -8.14787172511677e+25)]> : tensor<2xcomplex<f64>>
  %1 = stablehlo.cbrt %0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0009765625, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2xcomplex<f64>>
  return %1 : tensor<2xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[64965985.981002785, 375867530.09734887]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[64839223.08152765, 375020800.4493557]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    %v6 = stablehlo.imag %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    %v7 = stablehlo.constant dense<[63381.44973756369, -216339425.0622477]> : tensor<2xf64>
    %v8 = stablehlo.constant dense<[-63381.44973756369, -217186154.71024087]> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    func.return
  }
}
