// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.1754944e-38, -1.1663108e-38], [-0.60546875, 5.0]]> : tensor<2x2xbf16>]'
// RUN: : @program
// stablehlo.triangular_solve on bf16, special values
//   B: rank 0
//   n: more
//   m: more
//   E: bf16
//   left_side: false
//   lower: false
//   unit_diagonal: true
//   transpose_a: NO_TRANSPOSE
// legal 0 0: [[-1.203044999669685e-38,0.0],[-6.097876944890616e-38,4.922382594068329e-38],[-0.6171875,-0.59375],[4.90625,5.09375]]

module {
func.func @program(%arg0: tensor<2x2xbf16>) -> tensor<2x2xbf16> {
  %0 = "stablehlo.triangular_solve"(%arg0, %arg0) <{left_side = false, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  return %0 : tensor<2x2xbf16>
}

  func.func @main(%input0: tensor<2x2xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x2xbf16>) -> (tensor<2x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2xbf16>) -> tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[0.0, 4.922382594068329e-38], [-0.59375, 5.09375]]> : tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[-1.203044999669685e-38, -6.097876944890616e-38], [-0.6171875, 4.90625]]> : tensor<2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x2xi1>
    func.return
  }
}
