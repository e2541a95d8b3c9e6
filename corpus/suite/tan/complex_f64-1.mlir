// RUN: stablehlo-translate --interpret %s --args='[dense<[[(2.897213362176052e+41, 3.979611329074607e-70)], [(8.762241329015595e+47, 4.2426588617727244e+222)]]> : tensor<2x1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.tan on complex<f64>, special values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
// legal 0 0: [[-0.19823185935628046,-0.06607728645209346],[-0.06607728645209349,0.06607728645209349],[-0.5000000000000001,0.5000000000000001],[0.4999999999999998,1.5000000000000004]]

module {
func.func @program(%arg0: tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<2x1xcomplex<f64>>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[-0.06607728645209346], [0.5000000000000001]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[-0.19823185935628046], [-0.5000000000000001]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v7 = stablehlo.constant dense<[[0.06607728645209349], [1.5000000000000004]]> : tensor<2x1xf64>
    %v8 = stablehlo.constant dense<[[-0.06607728645209349], [0.4999999999999998]]> : tensor<2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x1xi1>
    func.return
  }
}
