// RUN: stablehlo-translate --interpret %s --args='[dense<14541> : tensor<i16>]'
// RUN: : @program
// stablehlo.select_and_scatter on i16, exact values
//   S: rank 0
//   E: i16
//   F: i16
// legal 0 0: [14541]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<-32768> : tensor<i16>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
  ^bb0(%2: tensor<i16>, %3: tensor<i16>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<i16>, %6: tensor<i16>):
    %7 = stablehlo.maximum %5, %6 : tensor<i16>
    stablehlo.return %7 : tensor<i16>
  }) : (tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<14541> : tensor<i16>
    func.return
  }
}
