// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[(-4.0, 3.0), (3.0, -1.5)]], [[(-1.5, 0.0), (-3.5, -3.5)]]]]> : tensor<1x2x1x2xcomplex<f32>>]'
// RUN: : @program
// chlo.square on complex<f32>, exact values
//   S: rank 3+
//   S: has 1
//   E: complex<f32>
// legal 0 0: [[6.999991416931152,7.000008583068848],[-24.00000762939453,-23.99999237060547],[6.749996662139893,6.750003337860107],[-9.00000286102295,-8.99999713897705],[2.249999761581421,2.250000238418579],[-4.023313522338867e-07,4.023313522338867e-07],[-8.761882781982422e-06,8.761882781982422e-06],[24.49999237060547,24.50000762939453]]

module {
func.func @program(%arg0: tensor<1x2x1x2xcomplex<f32>>) -> tensor<1x2x1x2xcomplex<f32>> {
  %0 = chlo.square %arg0 : tensor<1x2x1x2xcomplex<f32>> -> tensor<1x2x1x2xcomplex<f32>>
  return %0 : tensor<1x2x1x2xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x2x1x2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x2x1x2xcomplex<f32>>) -> (tensor<1x2x1x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x2x1x2xcomplex<f32>>) -> tensor<1x2x1x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x2x1x2xf32>) -> tensor<1x2x1x2xf64>
    %v2 = stablehlo.constant dense<[[[[7.000008583068848, 6.750003337860107]], [[2.250000238418579, 8.761882781982422e-06]]]]> : tensor<1x2x1x2xf64>
    %v3 = stablehlo.constant dense<[[[[6.999991416931152, 6.749996662139893]], [[2.249999761581421, -8.761882781982422e-06]]]]> : tensor<1x2x1x2xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x2x1x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x1x2xi1>
    %v7 = stablehlo.imag %r : (tensor<1x2x1x2xcomplex<f32>>) -> tensor<1x2x1x2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<1x2x1x2xf32>) -> tensor<1x2x1x2xf64>
    %v9 = stablehlo.constant dense<[[[[-23.99999237060547, -8.99999713897705]], [[4.023313522338867e-07, 24.50000762939453]]]]> : tensor<1x2x1x2xf64>
    %v10 = stablehlo.constant dense<[[[[-24.00000762939453, -9.00000286102295]], [[-4.023313522338867e-07, 24.49999237060547]]]]> : tensor<1x2x1x2xf64>
    %v11 = stablehlo.compare GE, %v8, %v10, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v12 = stablehlo.compare LE, %v8, %v9, FLOAT : (tensor<1x2x1x2xf64>, tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi1>
    %v13 = stablehlo.and %v11, %v12 : tensor<1x2x1x2xi1>
    check.expect_eq_const %v13, dense<true> : tensor<1x2x1x2xi1>
    func.return
  }
}
