// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.75], [-0.25]]> : tensor<2x1xbf16>]'
// RUN: : @program
// stablehlo.concatenate on bf16, exact values
//   N: low + 1
//   P: more
//   S: rank 1
//   S: has 1
//   E: bf16
//   dimension: first
// legal 0 0: [-0.75,-0.25,1.0,0.25,-0.5,-2.0,2.0]

module {
func.func @program(%arg0: tensor<2x1xbf16>) -> tensor<7x1xbf16> {
  %0 = stablehlo.constant dense<[[1.0], [0.25], [-0.5], [-2.0], [2.0]]> : tensor<5x1xbf16>
  %1 = stablehlo.concatenate %arg0, %0, dim = 0 : (tensor<2x1xbf16>, tensor<5x1xbf16>) -> tensor<7x1xbf16>
  return %1 : tensor<7x1xbf16>
}

  func.func @main(%input0: tensor<2x1xbf16>) {
    %r = func.call @program(%input0) : (tensor<2x1xbf16>) -> (tensor<7x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<7x1xbf16>) -> tensor<7x1xf64>
    check.expect_eq_const %v0, dense<[[-0.75], [-0.25], [1.0], [0.25], [-0.5], [-2.0], [2.0]]> : tensor<7x1xf64>
    func.return
  }
}
