// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-8, -5], [-4, -5], [0, 0]]> : tensor<3x2xi64>]'
// RUN: : @program
// chlo.mulhi on i64, exact values
//   S: rank 2
//   E: i64
// legal 0 0: [-1,-1,-1,-1,0,0]

module {
func.func @program(%arg0: tensor<3x2xi64>) -> tensor<3x2xi64> {
  %0 = stablehlo.constant dense<[[5, 6], [2, 6], [-2, -8]]> : tensor<3x2xi64>
  %1 = chlo.mulhi %0, %arg0 : tensor<3x2xi64>, tensor<3x2xi64> -> tensor<3x2xi64>
  return %1 : tensor<3x2xi64>
}

  func.func @main(%input0: tensor<3x2xi64>) {
    %r = func.call @program(%input0) : (tensor<3x2xi64>) -> (tensor<3x2xi64>)
    check.expect_eq_const %r, dense<[[-1, -1], [-1, -1], [0, 0]]> : tensor<3x2xi64>
    func.return
  }
}
