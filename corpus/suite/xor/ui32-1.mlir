// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.xor on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [3215031837]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.constant dense<67108864> : tensor<ui32>
  %1 = stablehlo.constant dense<3147922973> : tensor<ui32>
  %2 = stablehlo.xor %0, %1 : tensor<ui32>
  return %2 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<3215031837> : tensor<ui32>
    func.return
  }
}
