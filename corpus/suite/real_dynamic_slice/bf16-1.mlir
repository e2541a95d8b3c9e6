// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on bf16, exact values
//   S: rank 1
//   E: bf16
//   limit: low + 1
//   limit: high
//   stride: low
//   I: ui64
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<[7.0, 3.0, 7.0, -4.0, 2.0]> : tensor<5xbf16>
  %1 = stablehlo.constant dense<[4]> : tensor<1xui64>
  %2 = stablehlo.constant dense<[5]> : tensor<1xui64>
  %3 = stablehlo.constant dense<[1]> : tensor<1xui64>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<5xbf16>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xbf16>
  return %4 : tensor<1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
