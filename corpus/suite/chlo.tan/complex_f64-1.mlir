// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on complex<f64>, exact values
//   S: rank 2
//   S: has 1
//   E: complex<f64>
// legal 0 0: [[2.2267520825042123e-07,2.2267521890860313e-07],[-1.0000000327477245,-1.0000000327477137],[0.05916853956603862,0.05916853956606284],[0.7680176472869027,0.7680176472869197]]

module {
func.func @program() -> tensor<2x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(4.0, -8.0)], [(-3.0, 1.0)]]> : tensor<2x1xcomplex<f64>>
  %1 = chlo.tan %0 : tensor<2x1xcomplex<f64>> -> tensor<2x1xcomplex<f64>>
  return %1 : tensor<2x1xcomplex<f64>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[2.2267521890860313e-07], [0.05916853956606284]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[2.2267520825042123e-07], [0.05916853956603862]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    %v6 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    %v7 = stablehlo.constant dense<[[-1.0000000327477137], [0.7680176472869197]]> : tensor<2x1xf64>
    %v8 = stablehlo.constant dense<[[-1.0000000327477245], [0.7680176472869027]]> : tensor<2x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2x1xi1>
    func.return
  }
}
