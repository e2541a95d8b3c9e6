// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<(-4.0, 3.5)> : tensor<complex<f64>>]'
// RUN: : @program
// chlo.broadcast_divide on complex<f64>, exact values
//   A: rank 0
//   E: complex<f64>
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [[-1.600000000000006,-1.599999999999994],[1.3999999999999941,1.400000000000006],[0.21999999999999603,0.22000000000000397],[-1.040000000000004,-1.039999999999996]]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(2.5, 0.0)], [(-4.0, -3.0)]]> : tensor<2x1xcomplex<f64>>
  %1 = chlo.broadcast_divide %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<complex<f64>>, tensor<2x1xcomplex<f64>>) -> tensor<2x1xcomplex<f64>>
  return %1 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[-1.599999999999994], [0.22000000000000397]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[-1.600000000000006], [0.21999999999999603]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v7 = stablehlo.constant dense<[[1.400000000000006], [-1.039999999999996]]> : tensor<2x1xf64>
    %v8 = stablehlo.constant dense<[[1.3999999999999941], [-1.040000000000004]]> : tensor<2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x1xi1>
    func.return
  }
}
