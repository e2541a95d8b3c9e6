// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f32>]'
// RUN: : @program
// stablehlo.reverse on f32, exact values
//   S: rank 0
//   E: f32
//   dimensions: empty
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
