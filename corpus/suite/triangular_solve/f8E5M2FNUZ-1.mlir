// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 0.0], [1.0, -1.0]]> : tensor<2x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E5M2FNUZ, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E5M2FNUZ
//   left_side: false
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.0,0.0],[-3.5,-0.5],[0.25,1.75],[-3.5,-0.5],[-3.5,-0.5],[0.5,3.5]]

module {
func.func @program(%arg0: tensor<2x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[0.0, -2.0], [1.0, -2.0], [-2.0, 2.0]]> : tensor<3x2xf8E5M2FNUZ>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf8E5M2FNUZ>, tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  return %1 : tensor<3x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E5M2FNUZ>) -> (tensor<3x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E5M2FNUZ>) -> tensor<3x2xf64>
    %v1 = stablehlo.constant dense<[[0.0, -0.5], [1.75, -0.5], [-0.5, 3.5]]> : tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[0.0, -3.5], [0.25, -3.5], [-3.5, 0.5]]> : tensor<3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x2xi1>
    func.return
  }
}
