// RUN: stablehlo-translate --interpret %s --args='[dense<-1.3125> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f8E3M4, special values
//   S: rank 0
//   T: more axes
//   E: f8E3M4
//   I: ui2
// legal 0 0: [-1.3125]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<1xf8E3M4> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xui2>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f8E3M4>, tensor<1xui2>) -> tensor<1xf8E3M4>
  return %1 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.3125> : tensor<1xf64>
    func.return
  }
}
