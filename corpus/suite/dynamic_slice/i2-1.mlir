// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.dynamic_slice on i2, exact values
//   S: rank 1
//   E: i2
//   I: i2
//   slice_sizes: low + 1
// legal 0 0: [-2]

module {
func.func @program(%arg0: tensor<i2>) -> tensor<1xi2> {
  %0 = stablehlo.constant dense<[-2, -2, 1, -2]> : tensor<4xi2>
  %1 = stablehlo.dynamic_slice %0, %arg0, sizes = [1] : (tensor<4xi2>, tensor<i2>) -> tensor<1xi2>
  return %1 : tensor<1xi2>
}

  func.func @main(%input0: tensor<i2>) {
    %r = func.call @program(%input0) : (tensor<i2>) -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<-2> : tensor<1xi2>
    func.return
  }
}
