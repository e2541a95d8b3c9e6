// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 0.0], [0.0, -2.0]]> : tensor<2x2xf8E3M4>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E3M4, exact values
//   B: rank 0
//   n: more
//   m: more
//   E: f8E3M4
//   left_side: true
//   lower: true
//   unit_diagonal: false
//   transpose_a: NO_TRANSPOSE
// legal 0 0: [[-1.375,-0.625],[0.9375,2.0],[0.9375,2.0],[0.3125,0.6875],[1.25,2.75],[0.3125,0.6875],[-0.0,-0.0],[-2.75,-1.25]]

module {
func.func @program(%arg0: tensor<2x2xf8E3M4>) -> tensor<2x4xf8E3M4> {
  %0 = stablehlo.constant dense<[[2.0, -3.0, -3.0, -1.0], [-4.0, -1.0, 0.0, 4.0]]> : tensor<2x4xf8E3M4>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf8E3M4>, tensor<2x4xf8E3M4>) -> tensor<2x4xf8E3M4>
  return %1 : tensor<2x4xf8E3M4>
}

  func.func @main(%input0: tensor<2x2xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E3M4>) -> (tensor<2x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E3M4>) -> tensor<2x4xf64>
    %v1 = stablehlo.constant dense<[[-0.625, 2.0, 2.0, 0.6875], [2.75, 0.6875, -0.0, -1.25]]> : tensor<2x4xf64>
    %v2 = stablehlo.constant dense<[[-1.375, 0.9375, 0.9375, 0.3125], [1.25, 0.3125, -0.0, -2.75]]> : tensor<2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x4xf64>, tensor<2x4xf64>) -> tensor<2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x4xi1>
    func.return
  }
}
