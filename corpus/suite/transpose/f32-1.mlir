// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
//   permutation: other
// legal 0 0: [-7606971.0,0.038573361933231354]

module {
func.func @program() -> tensor<1x2x1x1xf32> {
  %0 = stablehlo.constant dense<[[[[-7606971.0]]], [[[0.038573362]]]]> : tensor<2x1x1x1xf32>
  %1 = stablehlo.transpose %0, dims = [2, 0, 1, 3] : (tensor<2x1x1x1xf32>) -> tensor<1x2x1x1xf32>
  return %1 : tensor<1x2x1x1xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x1xf32>) -> tensor<1x2x1x1xf64>
    check.expect_eq_const %v0, dense<[[[[-7606971.0]], [[0.038573361933231354]]]]> : tensor<1x2x1x1xf64>
    func.return
  }
}
