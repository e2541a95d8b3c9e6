// RUN: stablehlo-translate --interpret %s --args='[dense<1.1754944e-38> : tensor<f32>]'
// RUN: : @program
// stablehlo.floor on f32, special values
//   S: rank 0
//   E: f32
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.floor %arg0 : tensor<f32>
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
