// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f6E3M2FN, exact values
//   S: rank 0
//   U: rank 0
//   E: f6E3M2FN
//   broadcast_dimensions: empty
// legal 0 0: [-1.0]

module {
func.func @program() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f6E3M2FN>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f6E3M2FN>) -> tensor<f6E3M2FN>
  return %1 : tensor<f6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
