// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.subtract on i16, special values
//   S: rank 1
//   E: i16
// legal 0 0: [16383,16]

module {
func.func @program() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[32767, 7]> : tensor<2xi16>
  %1 = stablehlo.constant dense<[16384, -9]> : tensor<2xi16>
  %2 = stablehlo.subtract %0, %1 : tensor<2xi16>
  return %2 : tensor<2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi16>)
    check.expect_eq_const %r, dense<[16383, 16]> : tensor<2xi16>
    func.return
  }
}
