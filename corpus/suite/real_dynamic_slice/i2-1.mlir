// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i2, exact values
//   S: rank 1
//   E: i2
//   start: low
//   limit: high
//   stride: low + 1
//   I: ui64
// legal 0 0: [1,-1]

module {
func.func @program() -> tensor<2xi2> {
  %0 = stablehlo.constant dense<[1, -2, -1]> : tensor<3xi2>
  %1 = stablehlo.constant dense<[0]> : tensor<1xui64>
  %2 = stablehlo.constant dense<[3]> : tensor<1xui64>
  %3 = stablehlo.constant dense<[2]> : tensor<1xui64>
  %4 = stablehlo.real_dynamic_slice %0, %1, %2, %3 : (tensor<3xi2>, tensor<1xui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<2xi2>
  return %4 : tensor<2xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi2>)
    check.expect_eq_const %r, dense<[1, -1]> : tensor<2xi2>
    func.return
  }
}
