// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_subtract on ui4, exact values
//   A: rank 1
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [null,8]

module {
func.func @program() -> tensor<2xui4> {
  %0 = stablehlo.constant dense<[0, 12]> : tensor<2xui4>
  %1 = stablehlo.constant dense<[15, 4]> : tensor<2xui4>
  %2 = chlo.broadcast_subtract %0, %1 : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xui4>
  return %2 : tensor<2xui4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xui4>)
    %v0 = stablehlo.constant dense<[15, 8]> : tensor<2xui4>
    %v1 = stablehlo.constant dense<[0, 8]> : tensor<2xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2xui4>, tensor<2xui4>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
