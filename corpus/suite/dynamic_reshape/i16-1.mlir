// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on i16, exact values
//   S: rank 1
//   T: same
//   E: i16
//   I: i32
// legal 0 0: [-2,-3]

module {
func.func @program() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[-2, -3]> : tensor<2xi16>
  %1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<2xi16>, tensor<1xi32>) -> tensor<2xi16>
  return %2 : tensor<2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi16>)
    check.expect_eq_const %r, dense<[-2, -3]> : tensor<2xi16>
    func.return
  }
}
