// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-448.0, -2.5], [-0.013671875, -0.875]]]> : tensor<1x2x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.triangular_solve on f8E4M3FN, special values
//   B: rank 1
//   B: has 1
//   n: more
//   m: more
//   E: f8E4M3FN
//   left_side: false
//   lower: false
//   unit_diagonal: false
//   transpose_a: TRANSPOSE
// legal 0 0: [[0.625,1.375],[-0.0234375,-0.01171875],[-0.05078125,-0.00390625],[1.75,3.75],[-0.013671875,0.009765625],[0.34375,0.75],[-0.00390625,0.0234375],[-2.25,-1.125]]

module {
func.func @program(%arg0: tensor<1x2x2xf8E4M3FN>) -> tensor<1x4x2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[-448.0, 0.015625], [5.5, -2.5], [-0.40625, -0.46875], [0.015625, 1.5]]]> : tensor<1x4x2xf8E4M3FN>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x2x2xf8E4M3FN>, tensor<1x4x2xf8E4M3FN>) -> tensor<1x4x2xf8E4M3FN>
  return %1 : tensor<1x4x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x2x2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x2x2xf8E4M3FN>) -> (tensor<1x4x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2xf8E4M3FN>) -> tensor<1x4x2xf64>
    %v1 = stablehlo.constant dense<[[[1.375, -0.01171875], [-0.00390625, 3.75], [0.009765625, 0.75], [0.0234375, -1.125]]]> : tensor<1x4x2xf64>
    %v2 = stablehlo.constant dense<[[[0.625, -0.0234375], [-0.05078125, 1.75], [-0.013671875, 0.34375], [-0.00390625, -2.25]]]> : tensor<1x4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x2xf64>, tensor<1x4x2xf64>) -> tensor<1x4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x4x2xi1>
    func.return
  }
}
