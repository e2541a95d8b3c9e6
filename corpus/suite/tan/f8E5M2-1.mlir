// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.tan on f8E5M2, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [-1.25]

module {
func.func @program() -> tensor<1xf8E5M2> {
  %0 = stablehlo.constant dense<[-4.0]> : tensor<1xf8E5M2>
  %1 = stablehlo.tan %0 : tensor<1xf8E5M2>
  return %1 : tensor<1xf8E5M2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.25> : tensor<1xf64>
    func.return
  }
}
