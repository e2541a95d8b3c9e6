// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[(-0.5, -1.1754944e-38), (-0.5, -0.36261207)], [(-0.5, 3.4028235e+38), (-0.0, 1.7146641)]]], [[[(-0.39001352, 3.7064745), (5.926135, -1.1754944e-38)], [(-0.0, 1.9263355), (-0.9474509, 2.333596)]]]]]> : tensor<1x2x1x2x2xcomplex<f32>>]'
// RUN: : @program
// stablehlo.fft on complex<f32>, special values
//   fft_type: IRFFT
//   B: rank 2
//   B: has 1
//   K: high
//   L: 1
//   L: more
//   R: f32
// legal 0 0: [null,null,null,null,[1.1471530199050903,1.1471823453903198],[-1.342189073562622,-1.3421597480773926],[1.6208784580230713,1.6209077835083008],[-1.815914511680603,-1.8158851861953735]]

module {
func.func @program(%arg0: tensor<1x2x1x2x2xcomplex<f32>>) -> tensor<1x2x1x2x2xf32> {
  %0 = stablehlo.fft %arg0, type = IRFFT, length = [1, 2, 2] : (tensor<1x2x1x2x2xcomplex<f32>>) -> tensor<1x2x1x2x2xf32>
  return %0 : tensor<1x2x1x2x2xf32>
}

  func.func @main(%input0: tensor<1x2x1x2x2xcomplex<f32>>) {
    %r = func.call @program(%input0) : (tensor<1x2x1x2x2xcomplex<f32>>) -> (tensor<1x2x1x2x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x2x2xf32>) -> tensor<1x2x1x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000]]], [[[1.1471823453903198, -1.3421597480773926], [1.6209077835083008, -1.8158851861953735]]]]]> : tensor<1x2x1x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000]]], [[[1.1471530199050903, -1.342189073562622], [1.6208784580230713, -1.815914511680603]]]]]> : tensor<1x2x1x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1x2x2xf64>, tensor<1x2x1x2x2xf64>) -> tensor<1x2x1x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1x2x2xf64>, tensor<1x2x1x2x2xf64>) -> tensor<1x2x1x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1x2x2xi1>
    %v6 = stablehlo.constant dense<[[[[[true, true], [true, true]]], [[[false, false], [false, false]]]]]> : tensor<1x2x1x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x1x2x2xf64>, tensor<1x2x1x2x2xf64>) -> tensor<1x2x1x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2x1x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2x1x2x2xi1>
    %v10 = stablehlo.constant dense<[[[[[true, true], [true, true]]], [[[false, false], [false, false]]]]]> : tensor<1x2x1x2x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x1x2x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x2x1x2x2xf64>, tensor<1x2x1x2x2xf64>) -> tensor<1x2x1x2x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x2x1x2x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x2x1x2x2xi1>
    %v15 = stablehlo.constant dense<[[[[[true, true], [true, true]]], [[[false, false], [false, false]]]]]> : tensor<1x2x1x2x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x1x2x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x2x1x2x2xf64>, tensor<1x2x1x2x2xf64>) -> tensor<1x2x1x2x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x2x1x2x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x2x1x2x2xi1>
    %v20 = stablehlo.constant dense<[[[[[true, true], [true, true]]], [[[false, false], [false, false]]]]]> : tensor<1x2x1x2x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x2x1x2x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x2x1x2x2xi1>
    func.return
  }
}
