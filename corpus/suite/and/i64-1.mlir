// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.and on i64, envelope values
//   S: rank 1
//   E: i64
// legal 0 0: [1,1]

module {
func.func @program() -> tensor<2xi64> {
  %0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %1 = stablehlo.constant dense<[9, -7]> : tensor<2xi64>
  %2 = stablehlo.and %0, %1 : tensor<2xi64>
  return %2 : tensor<2xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<1> : tensor<2xi64>
    func.return
  }
}
