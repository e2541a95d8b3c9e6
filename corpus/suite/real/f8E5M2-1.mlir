// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on f8E5M2, exact values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
// legal 0 0: [-0.5]

module {
func.func @program() -> tensor<1xf8E5M2> {
  %0 = stablehlo.constant dense<[-0.5]> : tensor<1xf8E5M2>
  %1 = stablehlo.real %0 : tensor<1xf8E5M2>
  return %1 : tensor<1xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.5> : tensor<1xf64>
    func.return
  }
}
