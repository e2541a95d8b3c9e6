// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_reshape on i8, exact values
//   S: rank 1
//   S: has 1
//   T: same
//   E: i8
//   I: i8
// legal 0 0: [-128]

module {
func.func @program() -> tensor<1xi8> {
  %0 = stablehlo.constant dense<[-128]> : tensor<1xi8>
  %1 = stablehlo.constant dense<[1]> : tensor<1xi8>
  %2 = stablehlo.dynamic_reshape %0, %1 : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
  return %2 : tensor<1xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<-128> : tensor<1xi8>
    func.return
  }
}
