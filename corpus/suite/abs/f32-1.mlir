// RUN: stablehlo-translate --interpret %s --args='[dense<-3.4028235e+38> : tensor<f32>]'
// RUN: : @program
// stablehlo.abs on f32, special values
//   S: rank 0
//   E: f32
// legal 0 0: [3.4028234663852886e+38]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.abs %arg0 : tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<3.4028234663852886e+38> : tensor<f64>
    func.return
  }
}
