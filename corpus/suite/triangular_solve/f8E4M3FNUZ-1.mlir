// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-240.0, -2.5], [-0.0068359375, -0.875]]]> : tensor<1x2x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3FNUZ, special values
//   B: rank 1
//   B: has 1
//   n: more
//   m: more
//   E: f8E4M3FNUZ
//   left_side: false
//   lower: false
//   unit_diagonal: false
//   transpose_a: TRANSPOSE
// legal 0 0: [[0.625,1.375],[-0.01171875,-0.005859375],[-0.0859375,-0.01171875],[1.75,3.75],[-0.0107421875,0.0029296875],[0.34375,0.75],[-0.001953125,0.0390625],[-2.25,-1.125]]

module {
func.func @program(%arg0: tensor<1x2x2xf8E4M3FNUZ>) -> tensor<1x4x2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[[-240.0, 0.0078125], [5.5, -2.5], [-0.40625, -0.46875], [0.0078125, 1.5]]]> : tensor<1x4x2xf8E4M3FNUZ>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x2x2xf8E4M3FNUZ>, tensor<1x4x2xf8E4M3FNUZ>) -> tensor<1x4x2xf8E4M3FNUZ>
  return %1 : tensor<1x4x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1x2x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2x2xf8E4M3FNUZ>) -> (tensor<1x4x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2xf8E4M3FNUZ>) -> tensor<1x4x2xf64>
    %v1 = stablehlo.constant dense<[[[1.375, -0.005859375], [-0.01171875, 3.75], [0.0029296875, 0.75], [0.0390625, -1.125]]]> : tensor<1x4x2xf64>
    %v2 = stablehlo.constant dense<[[[0.625, -0.01171875], [-0.0859375, 1.75], [-0.0107421875, 0.34375], [-0.001953125, -2.25]]]> : tensor<1x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x4x2xi1>
    func.return
  }
}
