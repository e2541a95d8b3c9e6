// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 0.0], [1.0, -1.0]]> : tensor<2x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3B11FNUZ, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E4M3B11FNUZ
//   left_side: false
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.625,1.375],[-5.5,-2.5],[-1.375,-0.625],[2.5,5.5],[-5.5,-2.5],[1.875,4.0]]

module {
func.func @program(%arg0: tensor<2x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[1.0, -4.0], [-1.0, 4.0], [-4.0, 3.0]]> : tensor<3x2xf8E4M3B11FNUZ>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x2xf8E4M3B11FNUZ>, tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  return %1 : tensor<3x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E4M3B11FNUZ>) -> (tensor<3x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x2xf8E4M3B11FNUZ>) -> tensor<3x2xf64>
    %v1 = stablehlo.constant dense<[[1.375, -2.5], [-0.625, 5.5], [-2.5, 4.0]]> : tensor<3x2xf64>
    %v2 = stablehlo.constant dense<[[0.625, -5.5], [-1.375, 2.5], [-5.5, 1.875]]> : tensor<3x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3x2xi1>
    func.return
  }
}
