// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.25, 2.0), (-1.5, 0.25), (-0.25, -0.25)]> : tensor<3xcomplex<f64>>, dense<[(-3.0, 2.5), (0.0, 0.0), (0.0, -4.0)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   E: complex<f64>
//   P: alternative 2
// legal 0 0: [-0.25,2.0,-1.5,0.25,0.0,-4.0]

module {
func.func @program(%arg0: tensor<3xcomplex<f64>>, %arg1: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[true, true, false]> : tensor<3xi1>
  %1 = stablehlo.select %0, %arg0, %arg1 : tensor<3xi1>, tensor<3xcomplex<f64>>
  return %1 : tensor<3xcomplex<f64>>
}

  func.func @main(%input0: tensor<3xcomplex<f64>>, %input1: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<[-4625196817309499392, -4613937818241073152, 0]> : tensor<3xi64>
    %v2 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v2, dense<[2.0, 0.25, -4.0]> : tensor<3xf64>
    func.return
  }
}
