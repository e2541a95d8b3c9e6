// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_maximum on f6E3M2FN, special values
//   A: rank 0
//   m: low + 1
//   E: f6E3M2FN
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [0.625,28.0,4.0,1.25]

module {
func.func @program() -> tensor<4xf6E3M2FN> {
  %0 = stablehlo.constant dense<-1.25> : tensor<f6E3M2FN>
  %1 = stablehlo.constant dense<[0.625, 28.0, 4.0, 1.25]> : tensor<4xf6E3M2FN>
  %2 = chlo.broadcast_maximum %0, %1 : (tensor<f6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  return %2 : tensor<4xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf6E3M2FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[0.625, 28.0, 4.0, 1.25]> : tensor<4xf64>
    func.return
  }
}
