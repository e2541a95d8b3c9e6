// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 0.1875, 3.0, 1.5]> : tensor<4xf6E3M2FN>]'
// RUN: : @program
// stablehlo.round_nearest_afz on f6E3M2FN, special values
//   S: rank 1
//   E: f6E3M2FN
// legal 0 0: [-1.0,0.0,3.0,2.0]

module {
func.func @program(%arg0: tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN> {
  %0 = stablehlo.round_nearest_afz %arg0 : tensor<4xf6E3M2FN>
  return %0 : tensor<4xf6E3M2FN>
}

  func.func @main(%input0: tensor<4xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<4xf6E3M2FN>) -> (tensor<4xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E3M2FN>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[-4616189618054758400, 0, 4613937818241073152, 4611686018427387904]> : tensor<4xi64>
    func.return
  }
}
