// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.square on f8E5M2, envelope values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [0.046875]

module {
func.func @program() -> tensor<f8E5M2> {
  %0 = stablehlo.constant dense<-0.21875> : tensor<f8E5M2>
  %1 = chlo.square %0 : tensor<f8E5M2> -> tensor<f8E5M2>
  return %1 : tensor<f8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.046875> : tensor<f64>
    func.return
  }
}
