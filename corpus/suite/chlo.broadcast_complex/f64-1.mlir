// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1.0]> : tensor<1xf64>, dense<[[-2.0], [0xFFF8000000000000]]> : tensor<2x1xf64>]'
// RUN: : @program
// chlo.broadcast_complex on f64, exact values
//   A: rank 1
//   A: has 1
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: last
//   B: 1
//   B: more
// legal 0 0: [-1.0,-2.0,-1.0,"nan"]

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
    %v2 = stablehlo.constant dense<[[-2.0], [0xFFF0000000000000]]> : tensor<2x1xf64>
    %v3 = stablehlo.constant dense<[[-2.0], [0x7FF0000000000000]]> : tensor<2x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2x1xi1>
    %v7 = stablehlo.constant dense<[[false], [true]]> : tensor<2x1xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<2x1xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<2x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2x1xi1>
    func.return
  }
}
