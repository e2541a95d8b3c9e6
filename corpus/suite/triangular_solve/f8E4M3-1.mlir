// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.0, 0.0, 0.0, 0.0], [-1.0, -1.0, 0.0, 0.0], [1.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, -2.0]]> : tensor<4x4xf8E4M3>, dense<[[0.0, 0.0, -1.0, 0.25], [0.0, 1.0, 0.0, 0.0]]> : tensor<2x4xf8E4M3>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E4M3
//   left_side: false
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.0,0.0],[0.0,0.0],[-1.5,-0.5],[0.125,0.375],[0.0,0.0],[0.5,1.5],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x4xf8E4M3>, %arg1: tensor<2x4xf8E4M3>) -> tensor<2x4xf8E4M3> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>) -> tensor<2x4xf8E4M3>
  return %0 : tensor<2x4xf8E4M3>
}

  func.func @main(%input0: tensor<4x4xf8E4M3>, %input1: tensor<2x4xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4xf8E4M3>, tensor<2x4xf8E4M3>) -> (tensor<2x4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E4M3>) -> tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[0.0, 0.0, -0.5, 0.375], [0.0, 1.5, 0.0, 0.0]]> : tensor<2x4xf64>
    %v2 = stablehlo.constant dense<[[0.0, 0.0, -1.5, 0.125], [0.0, 0.5, 0.0, 0.0]]> : tensor<2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x4xi1>
    func.return
  }
}
