// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.75> : tensor<f32>, dense<[0.0]> : tensor<1xf32>]'
// RUN: : @program
// chlo.broadcast_complex on f32, exact values
//   A: rank 0
//   m: low + 1
//   E: f32
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [-0.75,0.0]

module {
func.func @program(%arg0: tensor<f32>, %arg1: tensor<1xf32>) -> tensor<1xcomplex<f32>> {
  %0 = chlo.broadcast_complex %arg0, %arg1 : (tensor<f32>, tensor<1xf32>) -> tensor<1xcomplex<f32>>
  return %0 : tensor<1xcomplex<f32>>
}

  func.func @main(%input0: tensor<f32>, %input1: tensor<1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f32>, tensor<1xf32>) -> (tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-0.75> : tensor<1xf64>
    %v2 = stablehlo.imag %r : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v4, dense<0> : tensor<1xi64>
    func.return
  }
}
