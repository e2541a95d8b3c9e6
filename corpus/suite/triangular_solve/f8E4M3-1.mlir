// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [0.5], [-0.25], [1.0], [-0.5]]> : tensor<5x1xf8E4M3>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3, exact values
//   B: rank 0
//   n: more
//   m: 1
//   E: f8E4M3
//   left_side: true
//   lower: false
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[0.0,0.0],[0.21875,0.75],[-0.375,-0.109375],[0.4375,1.5],[-2.0,0.125]]

module {
func.func @program(%arg0: tensor<5x1xf8E4M3>) -> tensor<5x1xf8E4M3> {
  %0 = stablehlo.constant dense<[[1.0, -1.0, 0.0, 0.0, 0.0], [0.0, 2.0, 0.0, 0.0, 1.0], [0.0, 0.0, -1.0, 0.0, 0.0], [0.0, 1.0, 0.0, -1.0, 0.0], [0.0, 0.0, 0.0, 0.0, 1.0]]> : tensor<5x5xf8E4M3>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<5x5xf8E4M3>, tensor<5x1xf8E4M3>) -> tensor<5x1xf8E4M3>
  return %1 : tensor<5x1xf8E4M3>
}

  func.func @main(%input0: tensor<5x1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<5x1xf8E4M3>) -> (tensor<5x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf8E4M3>) -> tensor<5x1xf64>
    %v1 = stablehlo.constant dense<[[0.0], [0.75], [-0.109375], [1.5], [0.125]]> : tensor<5x1xf64>
    %v2 = stablehlo.constant dense<[[0.0], [0.21875], [-0.375], [0.4375], [-2.0]]> : tensor<5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x1xi1>
    func.return
  }
}
