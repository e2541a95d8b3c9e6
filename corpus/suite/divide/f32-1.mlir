// RUN: stablehlo-translate --interpret %s --args='[dense<-3.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.divide on f32, exact values
//   S: rank 0
//   E: f32
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.divide %arg0, %arg0 : tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
