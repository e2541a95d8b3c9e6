// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-8308254720.0> : tensor<f32>, dense<-1.0> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_divide on f32, special values
//   A: rank 0
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [8308254720.0]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<f32> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<8308254720.0> : tensor<f64>
    func.return
  }
}
