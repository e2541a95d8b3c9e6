// RUN: stablehlo-translate --interpret %s --args='[dense<-3.4028235e+38> : tensor<f32>]'
// RUN: : @program
// stablehlo.reshape on f32, special values
//   S: rank 0
//   T: more axes
//   E: f32
// legal 0 0: [-3.4028234663852886e+38]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<1x1xf32> {
  %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-3.4028234663852886e+38> : tensor<1x1xf64>
    func.return
  }
}
