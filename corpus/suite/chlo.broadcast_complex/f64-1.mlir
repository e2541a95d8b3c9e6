// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0]> : tensor<1xf64>, dense<[[-2.0], [-2.0]]> : tensor<2x1xf64>]'
// RUN: : @program
// chlo.broadcast_complex on f64, exact values
//   A: rank 1
//   A: has 1
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [-1.0,-2.0,-1.0,-2.0]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<2x1xf64>) -> tensor<2x1xcomplex<f64>> {
  %0 = chlo.broadcast_complex %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<1xf64>, tensor<2x1xf64>) -> tensor<2x1xcomplex<f64>>
  return %0 : tensor<2x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<2x1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<2x1xf64>) -> (tensor<2x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<2x1xf64>
    %v1 = stablehlo.imag %r : (tensor<2x1xcomplex<f64>>) -> tensor<2x1xf64>
    check.expect_eq_const %v1, dense<-2.0> : tensor<2x1xf64>
    func.return
  }
}
