// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.5, -0.5), (7.092161, -1.1754942e-38), (-0.7046671, -4.434632)]> : tensor<3xcomplex<f32>>]'
// RUN: : @program
// stablehlo.sine on complex<f32>, special values
//   S: rank 1
//   E: complex<f32>
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-0.5406203269958496,-0.5406050086021423],[-0.45731183886528015,-0.4572964906692505],[0.7235730290412903,0.7235883474349976],[-7.688998266530689e-06,7.688998266530689e-06],[-27.314924240112305,-27.31428337097168],[-32.11484909057617,-32.11420822143555]]

module {
func.func @program(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}

  func.func @main(%input0: tensor<3xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<3xcomplex<f32>>) -> (tensor<3xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3xf32>) -> tensor<3xf64>
    %v2 = stablehlo.constant dense<[-0.5406050086021423, 0.7235883474349976, -27.31428337097168]> : tensor<3xf64>
    %v3 = stablehlo.constant dense<[-0.5406203269958496, 0.7235730290412903, -27.314924240112305]> : tensor<3xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3xi1>
    %v7 = stablehlo.imag %r : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %v8 = stablehlo.convert %v7 : (tensor<3xf32>) -> tensor<3xf64>
    %v9 = stablehlo.constant dense<[-0.4572964906692505, 7.688998266530689e-06, -32.11420822143555]> : tensor<3xf64>
    %v10 = stablehlo.constant dense<[-0.45731183886528015, -7.688998266530689e-06, -32.11484909057617]> : tensor<3xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<3xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3xi1>
    func.return
  }
}
