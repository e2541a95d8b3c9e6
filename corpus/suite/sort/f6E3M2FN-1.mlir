// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sort on f6E3M2FN, special values
//   N: low
//   S: rank 1
//   E: f6E3M2FN
//   dimension: low
//   is_stable: false
// legal 0 0: [-28.0,1.0]

module {
func.func @program() -> tensor<2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[1.0, -28.0]> : tensor<2xf6E3M2FN>
  %1 = "stablehlo.sort"(%0) ({
  ^bb0(%2: tensor<f6E3M2FN>, %3: tensor<f6E3M2FN>):
    %4 = stablehlo.compare LT, %2, %3, TOTALORDER : (tensor<f6E3M2FN>, tensor<f6E3M2FN>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }) : (tensor<2xf6E3M2FN>) -> tensor<2xf6E3M2FN>
  return %1 : tensor<2xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2xf6E3M2FN>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-28.0, 1.0]> : tensor<2xf64>
    func.return
  }
}
