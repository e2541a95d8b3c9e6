// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.0, 0.0], [0.0, 1.0]]> : tensor<2x2xf64>, dense<[[0.0, -2.0], [-0.5, -2.0]]> : tensor<2x2xf64>]'
// RUN: : @program
// stablehlo.triangular_solve on f64, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f64
//   left_side: false
//   lower: false
//   unit_diagonal: false
//   transpose_a: ADJOINT
// legal 0 0: [[0.0,0.0],[-2.0000000000000013,-1.9999999999999987],[-0.25000000000000017,-0.24999999999999983],[-2.0000000000000013,-1.9999999999999987]]

module {
func.func @program(%arg0: tensor<2x2xf64>, %arg1: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

  func.func @main(%input0: tensor<2x2xf64>, %input1: tensor<2x2xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>)
    %v0 = stablehlo.constant dense<[[0.0, -1.9999999999999987], [-0.24999999999999983, -1.9999999999999987]]> : tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[0.0, -2.0000000000000013], [-0.25000000000000017, -2.0000000000000013]]> : tensor<2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x2xi1>
    func.return
  }
}
