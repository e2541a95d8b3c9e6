// RUN: stablehlo-translate --interpret %s --args='[dense<[6, -9, 1]> : tensor<3xi64>, dense<3> : tensor<i64>]'
// RUN: : @program
// stablehlo.dynamic_pad on i64, envelope values
//   S: rank 1
//   E: i64
//   interior: low
//   low: 0
//   I: i64
// legal 0 0: [6,-9,1]

module {
func.func @program(%arg0: tensor<3xi64>, %arg1: tensor<i64>) -> tensor<3xi64> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %1 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %2 = stablehlo.constant dense<[0]> : tensor<1xi64>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<3xi64>, tensor<i64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<3xi64>
  return %3 : tensor<3xi64>
}

  func.func @main(%input0: tensor<3xi64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xi64>, tensor<i64>) -> (tensor<3xi64>)
    check.expect_eq_const %r, dense<[6, -9, 1]> : tensor<3xi64>
    func.return
  }
}
