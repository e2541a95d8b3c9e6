// RUN: stablehlo-translate --interpret %s --args='[dense<29402> : tensor<i16>, dense<-6> : tensor<i16>]'
// RUN: : @program
// stablehlo.divide on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [-4900]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-4900> : tensor<i16>
    func.return
  }
}
