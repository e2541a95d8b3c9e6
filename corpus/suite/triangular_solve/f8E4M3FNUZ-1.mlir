// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -1.0, 1.0, 0.75], [1.0, -0.25, 0.5, -0.25]]> : tensor<2x4xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3FNUZ, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E4M3FNUZ
//   left_side: true
//   lower: true
//   unit_diagonal: true
//   transpose_a: NO_TRANSPOSE
// legal 0 0: [[0.0,0.0],[-1.375,-0.625],[0.625,1.375],[0.46875,1.0],[0.625,1.375],[-0.5,2.0],[-1.75,0.75],[-1.875,-0.0625]]

module {
func.func @program(%arg0: tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[-2.0, -1.0], [1.0, -2.0]]> : tensor<2x2xf8E4M3FNUZ>
  %1 = "stablehlo.triangular_solve"(%0, %arg0) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E4M3FNUZ>, tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
  return %1 : tensor<2x4xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x4xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x4xf8E4M3FNUZ>) -> (tensor<2x4xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E4M3FNUZ>) -> tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[0.0, -0.625, 1.375, 1.0], [1.375, 2.0, 0.75, -0.0625]]> : tensor<2x4xf64>
    %v2 = stablehlo.constant dense<[[0.0, -1.375, 0.625, 0.46875], [0.625, -0.5, -1.75, -1.875]]> : tensor<2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x4xi1>
    func.return
  }
}
