// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-2.0, -7.0, 0.0, 0.0, 0.0], [0.0, 1.0, 0.0, 0.0, 0.0], [7.0, 0.0, 8.0, -5.0, 5.0], [0.0, 0.0, 0.0, 4.0, 0.0], [4.0, 0.0, 0.0, -1.0, -1.0]]]> : tensor<1x5x5xf32>]'
// RUN: : @program
// chlo.broadcast_complex on f32, exact values
//   A: rank 3+
//   A: has 1
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-2.0,-3.0,-7.0,-3.0,0.0,-3.0,0.0,-3.0,0.0,-3.0,0.0,1.0,1.0,1.0,0.0,1.0,0.0,1.0,0.0,1.0,7.0,5.0,0.0,5.0,8.0,5.0,-5.0,5.0,5.0,5.0,0.0,-5.0,0.0,-5.0,0.0,-5.0,4.0,-5.0,0.0,-5.0,4.0,-5.0,0.0,-5.0,0.0,-5.0,-1.0,-5.0,-1.0,-5.0]

module {
func.func @program(%arg0: tensor<1x5x5xf32>) -> tensor<1x5x5xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[[-3.0], [1.0], [5.0], [-5.0], [-5.0]]]> : tensor<1x5x1xf32>
  %1 = chlo.broadcast_complex %arg0, %0 {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x5xf32>, tensor<1x5x1xf32>) -> tensor<1x5x5xcomplex<f32>>
  return %1 : tensor<1x5x5xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x5x5xf32>) {
    %r = func.call @program(%input0) : (tensor<1x5x5xf32>) -> (tensor<1x5x5xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x5x5xf32>) -> tensor<1x5x5xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1x5x5xf64>) -> tensor<1x5x5xi64>
    check.expect_eq_const %v2, dense<[[[-4611686018427387904, -4603804719079489536, 0, 0, 0], [0, 4607182418800017408, 0, 0, 0], [4619567317775286272, 0, 4620693217682128896, -4606056518893174784, 4617315517961601024], [0, 0, 0, 4616189618054758400, 0], [4616189618054758400, 0, 0, -4616189618054758400, -4616189618054758400]]]> : tensor<1x5x5xi64>
    %v3 = stablehlo.imag %r : (tensor<1x5x5xcomplex<f32>>) -> tensor<1x5x5xf32>
    %v4 = stablehlo.convert %v3 : (tensor<1x5x5xf32>) -> tensor<1x5x5xf64>
    check.expect_eq_const %v4, dense<[[[-3.0, -3.0, -3.0, -3.0, -3.0], [1.0, 1.0, 1.0, 1.0, 1.0], [5.0, 5.0, 5.0, 5.0, 5.0], [-5.0, -5.0, -5.0, -5.0, -5.0], [-5.0, -5.0, -5.0, -5.0, -5.0]]]> : tensor<1x5x5xf64>
    func.return
  }
}
