// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.select_and_scatter on i4, exact values
//   S: rank 0
//   E: i4
//   F: i4
// legal 0 0: [-7]

module {
func.func @program() -> tensor<i4> {
  %0 = stablehlo.constant dense<7> : tensor<i4>
  %1 = stablehlo.constant dense<-7> : tensor<i4>
  %2 = stablehlo.constant dense<0> : tensor<i4>
  %3 = "stablehlo.select_and_scatter"(%0, %1, %2) ({
  ^bb0(%4: tensor<i4>, %5: tensor<i4>):
    %6 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %6 : tensor<i1>
  }, {
  ^bb0(%7: tensor<i4>, %8: tensor<i4>):
    %9 = stablehlo.add %7, %8 : tensor<i4>
    stablehlo.return %9 : tensor<i4>
  }) : (tensor<i4>, tensor<i4>, tensor<i4>) -> tensor<i4>
  return %3 : tensor<i4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i4>)
    check.expect_eq_const %r, dense<-7> : tensor<i4>
    func.return
  }
}
