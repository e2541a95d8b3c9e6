// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce on ui32, exact values
//   N: low
//   D: rank 1
//   D: has 1
//   S: rank 0
//   E: ui32
//   F: ui32
//   dimensions: one
// legal 0 0: [2]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.constant dense<[2]> : tensor<1xui32>
  %1 = stablehlo.constant dense<1> : tensor<ui32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.multiply across dimensions = [0] : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
  return %2 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2> : tensor<ui32>
    func.return
  }
}
