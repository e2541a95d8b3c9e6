// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0]]> : tensor<1x1xbf16>]'
// RUN: : @program
// stablehlo.triangular_solve on bf16, exact values
//   B: rank 0
//   n: 1
//   m: more
//   E: bf16
//   left_side: false
//   lower: true
//   unit_diagonal: false
//   transpose_a: ADJOINT
// legal 0 0: [[0.490234375,0.5078125],[0.98046875,1.015625],[-1.015625,-0.98046875],[-3.046875,-2.953125],[-2.03125,-1.9609375]]

module {
func.func @program(%arg0: tensor<1x1xbf16>) -> tensor<5x1xbf16> {
  %0 = stablehlo.constant dense<[[0.5], [1.0], [-1.0], [-3.0], [-2.0]]> : tensor<5x1xbf16>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<1x1xbf16>, tensor<5x1xbf16>) -> tensor<5x1xbf16>
  return %1 : tensor<5x1xbf16>
}

  func.func @main(%input0: tensor<1x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xbf16>) -> (tensor<5x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<5x1xbf16>) -> tensor<5x1xf64>
    %v1 = stablehlo.constant dense<[[0.5078125], [1.015625], [-0.98046875], [-2.953125], [-1.9609375]]> : tensor<5x1xf64>
    %v2 = stablehlo.constant dense<[[0.490234375], [0.98046875], [-1.015625], [-3.046875], [-2.03125]]> : tensor<5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x1xi1>
    func.return
  }
}
