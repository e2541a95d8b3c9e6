// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_pad on i8, envelope values
//   S: rank 0
//   E: i8
//   I: i8
// legal 0 0: [0]

module {
func.func @program() -> tensor<i8> {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %1 = stablehlo.constant dense<-2> : tensor<i8>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.constant dense<> : tensor<0xi8>
  %5 = stablehlo.dynamic_pad %0, %1, %2, %3, %4 : (tensor<i8>, tensor<i8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<i8>
  return %5 : tensor<i8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i8>)
    check.expect_eq_const %r, dense<0> : tensor<i8>
    func.return
  }
}
