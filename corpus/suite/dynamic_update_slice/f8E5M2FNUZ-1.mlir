// RUN: stablehlo-translate --interpret %s --args='[dense<[5.0, 0.5]> : tensor<2xf8E5M2FNUZ>, dense<-1> : tensor<i4>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f8E5M2FNUZ, special values
//   S: rank 1
//   U: low
//   E: f8E5M2FNUZ
//   I: i4
// legal 0 0: [5.0,0.5]

module {
func.func @program(%arg0: tensor<2xf8E5M2FNUZ>, %arg1: tensor<i4>) -> tensor<2xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg1 : (tensor<2xf8E5M2FNUZ>, tensor<0xf8E5M2FNUZ>, tensor<i4>) -> tensor<2xf8E5M2FNUZ>
  return %1 : tensor<2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2xf8E5M2FNUZ>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf8E5M2FNUZ>, tensor<i4>) -> (tensor<2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[5.0, 0.5]> : tensor<2xf64>
    func.return
  }
}
