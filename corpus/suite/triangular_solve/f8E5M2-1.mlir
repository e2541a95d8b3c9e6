// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.25, 0.5, -0.5], [-0.5, 0.0, 0.25]]> : tensor<2x3xf8E5M2>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E5M2, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E5M2
//   left_side: true
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.0625,0.4375],[0.125,0.875],[-0.875,-0.125],[-1.25,0.75],[-0.5,1.5],[-1.5,1.0]]

module {
func.func @program(%arg0: tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2> {
  %0 = stablehlo.constant dense<[[-1.0, -1.0], [1.0, -2.0]]> : tensor<2x2xf8E5M2>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf8E5M2>, tensor<2x3xf8E5M2>) -> tensor<2x3xf8E5M2>
  return %1 : tensor<2x3xf8E5M2>
}

  func.func @main(%input0: tensor<2x3xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2x3xf8E5M2>) -> (tensor<2x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf8E5M2>) -> tensor<2x3xf64>
    %v1 = stablehlo.constant dense<[[0.4375, 0.875, -0.125], [0.75, 1.5, 1.0]]> : tensor<2x3xf64>
    %v2 = stablehlo.constant dense<[[0.0625, 0.125, -0.875], [-1.25, -0.5, -1.5]]> : tensor<2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x3xi1>
    func.return
  }
}
