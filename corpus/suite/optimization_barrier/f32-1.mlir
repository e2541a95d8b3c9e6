// RUN: stablehlo-translate --interpret %s --args='[dense<[0.31362772]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.optimization_barrier on f32, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [0.3136277198791504]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.optimization_barrier %arg0 : tensor<1xf32>
  return %0 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.3136277198791504> : tensor<1xf64>
    func.return
  }
}
