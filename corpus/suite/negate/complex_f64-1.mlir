// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.8339761841797145, 0.644524800434743), (-0.1507922845929306, 0.2510231285552098), (11.673081113040322, 1.6511218159775731)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// stablehlo.negate on complex<f64>, envelope values
//   S: rank 1
//   E: complex<f64>
// legal 0 0: [0.8339761841797145,-0.644524800434743,0.1507922845929306,-0.2510231285552098,-11.673081113040322,-1.6511218159775731]

module {
func.func @program(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.negate %arg0 : tensor<3xcomplex<f64>>
  return %0 : tensor<3xcomplex<f64>>
}

  func.func @main(%input0: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<3xcomplex<f64>>) -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[0.8339761841797145, 0.1507922845929306, -11.673081113040322]> : tensor<3xf64>
    %v1 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[-0.644524800434743, -0.2510231285552098, -1.6511218159775731]> : tensor<3xf64>
    func.return
  }
}
