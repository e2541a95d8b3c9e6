// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_pos_inf on f8E5M2, envelope values
//   S: rank 0
//   E: f8E5M2
// legal 0 0: [false]

module {
func.func @program() -> tensor<i1> {
  %0 = stablehlo.constant dense<-3.0> : tensor<f8E5M2>
  %1 = chlo.is_pos_inf %0 : tensor<f8E5M2> -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
