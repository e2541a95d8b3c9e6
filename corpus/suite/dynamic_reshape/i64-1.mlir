// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on i64, exact values
//   S: rank 0
//   T: more axes
//   E: i64
//   I: i64
// legal 0 0: [-4]

module {
func.func @program() -> tensor<1x1xi64> {
  %0 = stablehlo.constant dense<-4> : tensor<i64>
  %1 = stablehlo.constant dense<[1, 1]> : tensor<2xi64>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<i64>, tensor<2xi64>) -> tensor<1x1xi64>
  return %2 : tensor<1x1xi64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1xi64>)
    check.expect_eq_const %r, dense<-4> : tensor<1x1xi64>
    func.return
  }
}
