// RUN: stablehlo-translate --interpret %s --args='[dense<9223372036854775808> : tensor<ui64>]'
// RUN: : @program
// stablehlo.select_and_scatter on ui64, special values
//   S: rank 0
//   E: ui64
//   F: ui64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<ui64> {
  %0 = stablehlo.constant dense<0> : tensor<ui64>
  %1 = stablehlo.constant dense<0> : tensor<ui64>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) ({
  ^bb0(%3: tensor<ui64>, %4: tensor<ui64>):
    %5 = stablehlo.constant dense<false> : tensor<i1>
    %6 = stablehlo.maximum %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<ui64>, %8: tensor<ui64>):
    %9 = stablehlo.maximum %7, %8 : tensor<ui64>
    stablehlo.return %9 : tensor<ui64>
  }) : (tensor<ui64>, tensor<ui64>, tensor<ui64>) -> tensor<ui64>
  return %2 : tensor<ui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<ui64>)
    check.expect_eq_const %r, dense<0> : tensor<ui64>
    func.return
  }
}
