// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.5]]> : tensor<1x1xf8E4M3>]'
// RUN: : @program
// stablehlo.reshape on f8E4M3, special values
//   S: rank 2
//   S: has 1
//   T: same
//   E: f8E4M3
// legal 0 0: [-1.5]

module {
func.func @program(%arg0: tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3> {
  %0 = stablehlo.reshape %arg0 : (tensor<1x1xf8E4M3>) -> tensor<1x1xf8E4M3>
  return %0 : tensor<1x1xf8E4M3>
}

  func.func @main(%input0: tensor<1x1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1x1xf8E4M3>) -> (tensor<1x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E4M3>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<1x1xf64>
    func.return
  }
}
