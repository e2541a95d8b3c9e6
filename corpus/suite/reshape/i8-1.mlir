// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i8>]'
// RUN: : @program
// stablehlo.reshape on i8, envelope values
//   S: rank 0
//   T: more axes
//   E: i8
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<1xi8> {
  %0 = stablehlo.reshape %arg0 : (tensor<i8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<-5> : tensor<1xi8>
    func.return
  }
}
