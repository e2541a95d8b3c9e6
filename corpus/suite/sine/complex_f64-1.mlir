// RUN: stablehlo-translate --interpret %s --args='[dense<[(-1.5, 1.75), (0.75, -1.5), (0.0, 0.0)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.sine on complex<f64>, exact values
//   S: rank 1
//   E: complex<f64>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-5.920107133786039,0.006581177177811259],[-2.765958051718088,3.160730259245762],[-0.6322305593907993,3.8392177057935504],[-3.7936942086067678,0.6777540565775821],[-0.0009765625,0.0009765625],[-0.0009765625,0.0009765625]]

module {
func.func @program(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0009765625, rtol = 1.0, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}

  func.func @main(%input0: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0.006581177177811259, 3.8392177057935504, 0.0009765625]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-5.920107133786039, -0.6322305593907993, -0.0009765625]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    %v6 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v7 = stablehlo.constant dense<[3.160730259245762, 0.6777540565775821, 0.0009765625]> : tensor<3xf64>
    %v8 = stablehlo.constant dense<[-2.765958051718088, -3.7936942086067678, -0.0009765625]> : tensor<3xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3xi1>
    func.return
  }
}
