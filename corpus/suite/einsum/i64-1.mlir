// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.einsum on i64, exact values
//   E: i64
//   einsum_config: alternative 7
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [60]

module {
func.func @program() -> tensor<1xi64> {
  %0 = stablehlo.constant dense<[[-8, 4, 7]]> : tensor<1x3xi64>
  %1 = stablehlo.constant dense<[[-5], [5], [0]]> : tensor<3x1xi64>
  %2 = stablehlo.einsum %0, %1, config = "Zx,xZ->Z" : (tensor<1x3xi64>, tensor<3x1xi64>) -> tensor<1xi64>
  return %2 : tensor<1xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<60> : tensor<1xi64>
    func.return
  }
}
