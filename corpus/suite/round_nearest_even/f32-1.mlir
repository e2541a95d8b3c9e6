// RUN: stablehlo-translate --interpret %s --args='[dense<-3.5> : tensor<f32>]'
// RUN: : @program
// stablehlo.round_nearest_even on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.round_nearest_even %arg0 : tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<f64>
    func.return
  }
}
