// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-132412605496929.48]> : tensor<1xf64>, dense<[-4.979057810409025e-72, -1.6588854149087425e-104]> : tensor<2xf64>]'
// RUN: : @program
// chlo.broadcast_complex on f64, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: f64
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-132412605496929.48,-4.979057810409025e-72,-132412605496929.48,-1.6588854149087425e-104]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<2xf64>) -> tensor<2xcomplex<f64>> {
  %0 = chlo.broadcast_complex %arg0, %arg1 : (tensor<1xf64>, tensor<2xf64>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<2xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<2xf64>) -> (tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<-132412605496929.48> : tensor<2xf64>
    %v1 = stablehlo.imag %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-4.979057810409025e-72, -1.6588854149087425e-104]> : tensor<2xf64>
    func.return
  }
}
