// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.0]], [[-1.0]]]> : tensor<2x1x1xf16>]'
// RUN: : @program
// stablehlo.triangular_solve on f16, exact values
//   B: rank 1
//   n: 1
//   m: more
//   E: f16
//   left_side: false
//   lower: true
//   unit_diagonal: true
//   transpose_a: ADJOINT
// legal 0 0: [[-8.015625,-7.98046875],[2.994140625,3.005859375],[-6.01171875,-5.98828125],[-4.0078125,-3.990234375]]

module {
func.func @program(%arg0: tensor<2x1x1xf16>) -> tensor<2x2x1xf16> {
  %0 = stablehlo.constant dense<[[[-8.0], [3.0]], [[-6.0], [-4.0]]]> : tensor<2x2x1xf16>
  %1 = "stablehlo.triangular_solve"(%arg0, %0) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x1x1xf16>, tensor<2x2x1xf16>) -> tensor<2x2x1xf16>
  return %1 : tensor<2x2x1xf16>
}

  func.func @main(%input0: tensor<2x1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf16>) -> (tensor<2x2x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x2x1xf16>) -> tensor<2x2x1xf64>
    %v1 = stablehlo.constant dense<[[[-7.98046875], [3.005859375]], [[-5.98828125], [-3.990234375]]]> : tensor<2x2x1xf64>
    %v2 = stablehlo.constant dense<[[[-8.015625], [2.994140625]], [[-6.01171875], [-4.0078125]]]> : tensor<2x2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x1xf64>, tensor<2x2x1xf64>) -> tensor<2x2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x2x1xi1>
    func.return
  }
}
