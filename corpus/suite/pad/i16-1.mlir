// RUN: stablehlo-translate --interpret %s --args='[dense<-7> : tensor<i16>]'
// RUN: : @program
// stablehlo.pad on i16, envelope values
//   S: rank 0
//   E: i16
// legal 0 0: [-7]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<3> : tensor<i16>
  %1 = stablehlo.pad %arg0, %0, low = [], high = [], interior = [] : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-7> : tensor<i16>
    func.return
  }
}
