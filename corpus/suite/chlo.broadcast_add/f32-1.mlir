// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1.0e-45> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_add on f32, special values
//   A: rank 1
//   m: low
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [[-1.401298464324817e-45,-0.0],-0.8121762275695801,4.347711563110352]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.constant dense<[-0.0, -0.8121762, 4.3477116]> : tensor<3xf32>
  %1 = chlo.broadcast_add %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[-0.0, -0.8121762275695801, 4.347711563110352]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-1.401298464324817e-45, -0.8121762275695801, 4.347711563110352]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<3xi1>
    func.return
  }
}
