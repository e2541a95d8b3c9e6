// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5, -0.5], [0.0, 1.5]]> : tensor<2x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3FN, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [1.5,-0.5,0.0,1.5]

module {
func.func @program(%arg0: tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2x2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[4609434218613702656, -4620693217682128896], [0, 4609434218613702656]]> : tensor<2x2xi64>
    func.return
  }
}
