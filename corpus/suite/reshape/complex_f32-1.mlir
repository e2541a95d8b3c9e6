// RUN: stablehlo-translate --interpret %s --args='[dense<(0xFF800000, 1.0e-45)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.reshape on complex<f32>, special values
//   S: rank 0
//   T: more axes
//   E: complex<f32>
// legal 0 0: ["-inf",1.401298464324817e-45]

module {
func.func @program(%arg0: tensor<complex<f32>>) -> tensor<1x1x1xcomplex<f32>> {
  %0 = stablehlo.reshape %arg0 : (tensor<complex<f32>>) -> tensor<1x1x1xcomplex<f32>>
  return %0 : tensor<1x1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<complex<f32>>) {
    %r = func.call @program(%input0) : (tensor<complex<f32>>) -> (tensor<1x1x1xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x1xf64>
    %v3 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1x1x1xi1>
    %v7 = stablehlo.constant dense<true> : tensor<1x1x1xi1>
    %v8 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x1xf64>
    %v9 = stablehlo.compare EQ, %v1, %v8, FLOAT : (tensor<1x1x1xf64>, tensor<1x1x1xf64>) -> tensor<1x1x1xi1>
    %v10 = stablehlo.and %v9, %v7 : tensor<1x1x1xi1>
    %v11 = stablehlo.or %v6, %v10 : tensor<1x1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x1x1xi1>
    %v12 = stablehlo.imag %r : (tensor<1x1x1xcomplex<f32>>) -> tensor<1x1x1xf32>
    %v13 = stablehlo.convert %v12 : (tensor<1x1x1xf32>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v13, dense<1.401298464324817e-45> : tensor<1x1x1xf64>
    func.return
  }
}
