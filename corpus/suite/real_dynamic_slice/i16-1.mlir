// RUN: stablehlo-translate --interpret %s --args='[dense<-3> : tensor<i16>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on i16, envelope values
//   S: rank 0
//   E: i16
//   I: i16
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<> : tensor<0xi16>
  %1 = stablehlo.constant dense<> : tensor<0xi16>
  %2 = stablehlo.constant dense<> : tensor<0xi16>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<i16>, tensor<0xi16>, tensor<0xi16>, tensor<0xi16>) -> tensor<i16>
  return %3 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-3> : tensor<i16>
    func.return
  }
}
