// RUN: stablehlo-translate --interpret %s --args='[dense<[8]> : tensor<1xi64>]'
// RUN: : @program
// stablehlo.divide on i64, exact values
//   S: rank 1
//   S: has 1
//   E: i64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xi64>) -> tensor<1xi64> {
  %0 = stablehlo.constant dense<[-6813883417420595069]> : tensor<1xi64>
  %1 = stablehlo.divide %arg0, %0 : tensor<1xi64>
  return %1 : tensor<1xi64>
}

  func.func @main(%input0: tensor<1xi64>) {
    %r = func.call @program(%input0) : (tensor<1xi64>) -> (tensor<1xi64>)
    check.expect_eq_const %r, dense<0> : tensor<1xi64>
    func.return
  }
}
