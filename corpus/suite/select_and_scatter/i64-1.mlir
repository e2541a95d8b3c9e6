// RUN: stablehlo-translate --interpret %s --args='[dense<-9087471280190936848> : tensor<i64>]'
// RUN: : @program
// stablehlo.select_and_scatter on i64, exact values
//   S: rank 0
//   E: i64
//   F: i64
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<1> : tensor<i64>
  %1 = stablehlo.constant dense<0> : tensor<i64>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) ({
  ^bb0(%3: tensor<i64>, %4: tensor<i64>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.add %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<i64>, %8: tensor<i64>):
    %9 = stablehlo.add %7, %8 : tensor<i64>
    stablehlo.return %9 : tensor<i64>
  }) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
  return %2 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<1> : tensor<i64>
    func.return
  }
}
