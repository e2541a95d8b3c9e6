// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on i64, envelope values
//   S: rank 0
//   E: i64
// legal 0 0: [262144]

module {
func.func @program() -> tensor<i64> {
  %0 = stablehlo.constant dense<262144> : tensor<i64>
  %1 = stablehlo.slice %0 [] : (tensor<i64>) -> tensor<i64>
  return %1 : tensor<i64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i64>)
    check.expect_eq_const %r, dense<262144> : tensor<i64>
    func.return
  }
}
