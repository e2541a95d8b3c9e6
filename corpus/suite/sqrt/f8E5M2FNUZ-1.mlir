// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5, 0.0, 0.25], [0.25, -0.5, 0.5], [-0.5, 0.25, -0.5]]], [[[-0.5, -0.25, 0.25], [-0.25, -0.25, 0.25], [0.0, 0.25, -0.5]]], [[[0.0, -0.25, 0.0], [-0.25, 0.25, -0.25], [0.25, 0.25, 0.5]]]]> : tensor<3x1x3x3xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.sqrt on f8E5M2FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
//   ulps: low
// legal 0 0: ["nan",[0.0,0.0],0.5,0.5,"nan",0.75,"nan",0.5,"nan","nan","nan",0.5,"nan","nan",0.5,[0.0,0.0],0.5,"nan",[0.0,0.0],"nan",[0.0,0.0],"nan",0.5,"nan",0.5,0.5,0.75]

module {
func.func @program(%arg0: tensor<3x1x3x3xf8E5M2FNUZ>) -> tensor<3x1x3x3xf8E5M2FNUZ> {
  %0 = stablehlo.sqrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<3x1x3x3xf8E5M2FNUZ>
  return %0 : tensor<3x1x3x3xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3x1x3x3xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3x1x3x3xf8E5M2FNUZ>) -> (tensor<3x1x3x3xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3x3xf8E5M2FNUZ>) -> tensor<3x1x3x3xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0.0, 0.5], [0.5, 0xFFF0000000000000, 0.75], [0xFFF0000000000000, 0.5, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0xFFF0000000000000, 0.5], [0xFFF0000000000000, 0xFFF0000000000000, 0.5], [0.0, 0.5, 0xFFF0000000000000]]], [[[0.0, 0xFFF0000000000000, 0.0], [0xFFF0000000000000, 0.5, 0xFFF0000000000000], [0.5, 0.5, 0.75]]]]> : tensor<3x1x3x3xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0.0, 0.5], [0.5, 0x7FF0000000000000, 0.75], [0x7FF0000000000000, 0.5, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0x7FF0000000000000, 0.5], [0x7FF0000000000000, 0x7FF0000000000000, 0.5], [0.0, 0.5, 0x7FF0000000000000]]], [[[0.0, 0x7FF0000000000000, 0.0], [0x7FF0000000000000, 0.5, 0x7FF0000000000000], [0.5, 0.5, 0.75]]]]> : tensor<3x1x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3x3xf64>, tensor<3x1x3x3xf64>) -> tensor<3x1x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3x3xf64>, tensor<3x1x3x3xf64>) -> tensor<3x1x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x1x3x3xf64>) -> tensor<3x1x3x3xi64>
    %v7 = stablehlo.constant dense<[[[[9221120237041090560, 0, 4602678819172646912], [4602678819172646912, 9221120237041090560, 4604930618986332160], [9221120237041090560, 4602678819172646912, 9221120237041090560]]], [[[9221120237041090560, 9221120237041090560, 4602678819172646912], [9221120237041090560, 9221120237041090560, 4602678819172646912], [0, 4602678819172646912, 9221120237041090560]]], [[[0, 9221120237041090560, 0], [9221120237041090560, 4602678819172646912, 9221120237041090560], [4602678819172646912, 4602678819172646912, 4604930618986332160]]]]> : tensor<3x1x3x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x1x3x3xi64>, tensor<3x1x3x3xi64>) -> tensor<3x1x3x3xi1>
    %v9 = stablehlo.constant dense<[[[[false, true, false], [false, false, false], [false, false, false]]], [[[false, false, false], [false, false, false], [true, false, false]]], [[[true, false, true], [false, false, false], [false, false, false]]]]> : tensor<3x1x3x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x1x3x3xi1>, tensor<3x1x3x3xi1>
    %v11 = stablehlo.constant dense<[[[[true, false, false], [false, true, false], [true, false, true]]], [[[true, true, false], [true, true, false], [false, false, true]]], [[[false, true, false], [true, false, true], [false, false, false]]]]> : tensor<3x1x3x3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x3x3xf64>, tensor<3x1x3x3xf64>) -> tensor<3x1x3x3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x1x3x3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x1x3x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x1x3x3xi1>
    func.return
  }
}
