// RUN: stablehlo-translate --interpret %s --args='[dense<-1.8028656> : tensor<f32>]'
// RUN: : @program
// stablehlo.dynamic_slice on f32, envelope values
//   S: rank 0
//   E: f32
//   I: ui8
// legal 0 0: [-1.8028656244277954]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.8028656244277954> : tensor<f64>
    func.return
  }
}
