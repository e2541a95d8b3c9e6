// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.bitcast_convert on ui32, exact values
//   S: rank 1
//   E: ui32
//   F: ui32
// legal 0 0: [2816811181,1248719366]

module {
func.func @program() -> tensor<2xui32> {
  %0 = stablehlo.constant dense<[2816811181, 1248719366]> : tensor<2xui32>
  %1 = stablehlo.bitcast_convert %0 : (tensor<2xui32>) -> tensor<2xui32>
  return %1 : tensor<2xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xui32>)
    check.expect_eq_const %r, dense<[2816811181, 1248719366]> : tensor<2xui32>
    func.return
  }
}
