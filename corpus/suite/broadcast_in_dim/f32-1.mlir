// RUN: stablehlo-translate --interpret %s --args='[dense<0.93416697> : tensor<f32>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on f32, envelope values
//   S: rank 0
//   U: rank 0
//   E: f32
//   broadcast_dimensions: empty
// legal 0 0: [0.9341669678688049]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.9341669678688049> : tensor<f64>
    func.return
  }
}
