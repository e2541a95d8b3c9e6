// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0, 0.0], [-0.5, 0.0, 0.0], [0.0, 1.5, 1.0]]]> : tensor<1x3x3xf8E4M3FN>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3FN, exact values
//   B: rank 1
//   B: has 1
//   n: more
//   m: more
//   E: f8E4M3FN
//   left_side: false
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.140625,0.34375],[0.5625,1.375],[0.28125,0.6875],[0.4375,1.0],[-1.375,-0.5625],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x3x3xf8E4M3FN>) -> tensor<1x2x3xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[0.25, 1.0, 0.5], [0.75, -1.0, 0.0]]]> : tensor<1x2x3xf8E4M3FN>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x3x3xf8E4M3FN>, tensor<1x2x3xf8E4M3FN>) -> tensor<1x2x3xf8E4M3FN>
  return %1 : tensor<1x2x3xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x3x3xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x3x3xf8E4M3FN>) -> (tensor<1x2x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x3xf8E4M3FN>) -> tensor<1x2x3xf64>
    %v1 = stablehlo.constant dense<[[[0.34375, 1.375, 0.6875], [1.0, -0.5625, 0.0]]]> : tensor<1x2x3xf64>
    %v2 = stablehlo.constant dense<[[[0.140625, 0.5625, 0.28125], [0.4375, -1.375, 0.0]]]> : tensor<1x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x3xi1>
    func.return
  }
}
