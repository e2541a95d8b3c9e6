// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-29.925093> : tensor<f32>, dense<0.0> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_multiply on f32, special values
//   A: rank 0
//   m: low
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
