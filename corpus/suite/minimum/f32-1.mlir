// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0208497]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.minimum on f32, special values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [-1.0208497047424316]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %1 = stablehlo.minimum %0, %arg0 : tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.0208497047424316> : tensor<1xf64>
    func.return
  }
}
