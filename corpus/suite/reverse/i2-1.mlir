// RUN: stablehlo-translate --interpret %s --args='[dense<[-1]> : tensor<1xi2>]'
// RUN: : @program
// stablehlo.reverse on i2, envelope values
//   S: rank 1
//   S: has 1
//   E: i2
//   dimensions: one
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<1xi2>) -> tensor<1xi2> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<1xi2>
  return %0 : tensor<1xi2>
}

  func.func @main(%input0: tensor<1xi2>) {
    %r = func.call @program(%input0) : (tensor<1xi2>) -> (tensor<1xi2>)
    check.expect_eq_const %r, dense<-1> : tensor<1xi2>
    func.return
  }
}
