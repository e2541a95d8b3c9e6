// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.conj on complex<f32>, exact values
//   S: rank 2
//   E: complex<f32>
// legal 0 0: [-1.25,1.5,-0.25,1.5,-1.25,-1.75,-1.0,-0.0,0.75,-1.0,-1.0,1.0,1.25,-0.5,1.0,-0.5,0.5,0.75,0.25,-0.0,1.75,0.5,-0.75,-1.75,-0.25,0.25,2.0,-0.75,0.5,-0.0,1.75,-0.75]

module {
func.func @program() -> tensor<4x4xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[(-1.25, -1.5), (-0.25, -1.5), (-1.25, 1.75), (-1.0, 0.0)], [(0.75, 1.0), (-1.0, -1.0), (1.25, 0.5), (1.0, 0.5)], [(0.5, -0.75), (0.25, 0.0), (1.75, -0.5), (-0.75, 1.75)], [(-0.25, -0.25), (2.0, 0.75), (0.5, 0.0), (1.75, 0.75)]]> : tensor<4x4xcomplex<f32>>
  %1 = chlo.conj %0 : tensor<4x4xcomplex<f32>> -> tensor<4x4xcomplex<f32>>
  return %1 : tensor<4x4xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x4xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v1 = stablehlo.convert %v0 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    check.expect_eq_const %v1, dense<[[-1.25, -0.25, -1.25, -1.0], [0.75, -1.0, 1.25, 1.0], [0.5, 0.25, 1.75, -0.75], [-0.25, 2.0, 0.5, 1.75]]> : tensor<4x4xf64>
    %v2 = stablehlo.imag %r : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %v3 = stablehlo.convert %v2 : (tensor<4x4xf32>) -> tensor<4x4xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<4x4xf64>) -> tensor<4x4xi64>
    check.expect_eq_const %v4, dense<[[4609434218613702656, 4609434218613702656, -4612811918334230528, -9223372036854775808], [-4616189618054758400, 4607182418800017408, -4620693217682128896, -4620693217682128896], [4604930618986332160, -9223372036854775808, 4602678819172646912, -4612811918334230528], [4598175219545276416, -4618441417868443648, -9223372036854775808, -4618441417868443648]]> : tensor<4x4xi64>
    func.return
  }
}
