// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-8.0, -5.0)]> : tensor<1xcomplex<f64>>, dense<[[(0.0, 0.0), (-3.0, 0.0), (0.0, 0.0), (0.0, 1.0)]]> : tensor<1x4xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_power on complex<f64>, exact values
//   A: rank 1
//   A: has 1
//   E: complex<f64>
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [[0.9999999999999947,1.0000000000000053],[-5.3290705182007514e-15,5.3290705182007514e-15],[0.00012482818393420316,0.0001248281839344549],[0.0011844492452858357,0.0011844492452860902],[0.9999999999999947,1.0000000000000053],[-5.3290705182007514e-15,5.3290705182007514e-15],[-8.256294711409856,-8.256294711408616],[10.346199630105506,10.346199630106742]]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>, %arg1: tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> tensor<1x4xcomplex<f64>>
  return %0 : tensor<1x4xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>, %input1: tensor<1x4xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xcomplex<f64>>, tensor<1x4xcomplex<f64>>) -> (tensor<1x4xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    %v1 = stablehlo.constant dense<[[1.0000000000000053, 0.0001248281839344549, 1.0000000000000053, -8.256294711408616]]> : tensor<1x4xf64>
    %v2 = stablehlo.constant dense<[[0.9999999999999947, 0.00012482818393420316, 0.9999999999999947, -8.256294711409856]]> : tensor<1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x4xi1>
    %v6 = stablehlo.imag %r : (tensor<1x4xcomplex<f64>>) -> tensor<1x4xf64>
    %v7 = stablehlo.constant dense<[[5.329070518200751e-15, 0.0011844492452860902, 5.329070518200751e-15, 10.346199630106742]]> : tensor<1x4xf64>
    %v8 = stablehlo.constant dense<[[-5.329070518200751e-15, 0.0011844492452858357, -5.329070518200751e-15, 10.346199630105506]]> : tensor<1x4xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x4xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x4xi1>
    func.return
  }
}
