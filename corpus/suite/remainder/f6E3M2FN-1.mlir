// RUN: stablehlo-translate --interpret %s --args='[dense<[1.0, -1.0]> : tensor<2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.remainder on f6E3M2FN, exact values
//   S: rank 1
//   E: f6E3M2FN
// legal 0 0: [0.25,0.0]

module {
func.func @program(%arg0: tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[0.25, 0.0]> : tensor<2xf6E3M2FN>
  %1 = stablehlo.remainder %0, %arg0 : tensor<2xf6E3M2FN>
  return %1 : tensor<2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2xf6E3M2FN>) -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[4598175219545276416, 0]> : tensor<2xi64>
    func.return
  }
}
