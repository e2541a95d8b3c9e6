// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on f6E3M2FN, special values
//   S: rank 0
//   E: f6E3M2FN
//   permutation: identity
// legal 0 0: [-2.0]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-2.0> : tensor<f6E3M2FN>
  %1 = stablehlo.transpose %0, dims = [] : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  return %1 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-2.0> : tensor<f64>
    func.return
  }
}
