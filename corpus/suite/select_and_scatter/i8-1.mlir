// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i8>]'
// RUN: : @program
// stablehlo.select_and_scatter on i8, special values
//   S: rank 0
//   E: i8
//   F: i8
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = stablehlo.constant dense<0> : tensor<i8>
  %2 = "stablehlo.select_and_scatter"(%arg0, %0, %1) ({
  ^bb0(%3: tensor<i8>, %4: tensor<i8>):
    %5 = stablehlo.constant dense<true> : tensor<i1>
    %6 = stablehlo.maximum %5, %5 : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<i8>, %8: tensor<i8>):
    %9 = stablehlo.or %7, %8 : tensor<i8>
    stablehlo.return %9 : tensor<i8>
  }) : (tensor<i8>, tensor<i8>, tensor<i8>) -> tensor<i8>
  return %2 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<0> : tensor<i8>
    func.return
  }
}
