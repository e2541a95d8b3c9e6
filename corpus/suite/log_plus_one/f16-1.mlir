// RUN: stablehlo-translate --interpret %s --args='[dense<[[-6.097555e-05, 6.097555e-05, -4.8359375], [-0.5541992, -1.0, -0.36328125], [-6.1035156e-05, -1.0, -0.45947266], [0xFE00, 0.56640625, 0.40576172], [-65504.0, 3.3105469, -4.4453125]]> : tensor<5x3xf16>]'
// RUN: : @program
// stablehlo.log_plus_one on f16, special values
//   S: rank 2
//   E: f16
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[-1.0,1.0],[-1.0,1.0],"nan",[-1.8076171875,0.1925048828125],"-inf",[-1.451171875,0.54833984375],[-1.0,0.99951171875],"-inf",[-1.615234375,0.38525390625],"nan",[-0.55126953125,1.4482421875],[-0.6591796875,1.3408203125],"nan",[0.460205078125,2.4609375],"nan"]

module {
func.func @program(%arg0: tensor<5x3xf16>) -> tensor<5x3xf16> {
  %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0009765625, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x3xf16>
  return %0 : tensor<5x3xf16>
}

  func.func @main(%input0: tensor<5x3xf16>) {
    %r = func.call @program(%input0) : (tensor<5x3xf16>) -> (tensor<5x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<5x3xf16>) -> tensor<5x3xf64>
    %v1 = stablehlo.constant dense<[[1.0, 1.0, 0xFFF0000000000000], [0.1925048828125, 0xFFF0000000000000, 0.54833984375], [0.99951171875, 0xFFF0000000000000, 0.38525390625], [0xFFF0000000000000, 1.4482421875, 1.3408203125], [0xFFF0000000000000, 2.4609375, 0xFFF0000000000000]]> : tensor<5x3xf64>
    %v2 = stablehlo.constant dense<[[-1.0, -1.0, 0x7FF0000000000000], [-1.8076171875, 0x7FF0000000000000, -1.451171875], [-1.0, 0x7FF0000000000000, -1.615234375], [0x7FF0000000000000, -0.55126953125, -0.6591796875], [0x7FF0000000000000, 0.460205078125, 0x7FF0000000000000]]> : tensor<5x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3xi1>
    %v6 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false], [true, false, false], [true, false, true]]> : tensor<5x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x3xi1>
    %v10 = stablehlo.constant dense<[[false, false, false], [false, true, false], [false, true, false], [false, false, false], [false, false, false]]> : tensor<5x3xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x3xf64>, tensor<5x3xf64>) -> tensor<5x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<5x3xi1>
    func.return
  }
}
