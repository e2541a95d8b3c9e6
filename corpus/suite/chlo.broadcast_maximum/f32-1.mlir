// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-4.71443> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_maximum on f32, envelope values
//   A: rank 0
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [-4.71442985534668]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = chlo.broadcast_maximum %arg0, %arg0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.71442985534668> : tensor<f64>
    func.return
  }
}
