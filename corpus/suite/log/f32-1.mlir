// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-8.0, -5.0]]], [[[-1.0, -6.0]]], [[[-5.0, -2.0]]], [[[3.0, 2.0]]], [[[-7.0, -8.0]]]]> : tensor<5x1x1x2xf32>]'
// RUN: : @program
// stablehlo.log on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
//   ulps: low + 1
// legal 0 0: ["nan","nan","nan","nan","nan","nan",[1.0986121892929077,1.0986123085021973],[0.6931471228599548,0.6931472420692444],"nan","nan"]

module {
func.func @program(%arg0: tensor<5x1x1x2xf32>) -> tensor<5x1x1x2xf32> {
  %0 = stablehlo.log %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x1x1x2xf32>
  return %0 : tensor<5x1x1x2xf32>
}

  func.func @main(%input0: tensor<5x1x1x2xf32>) {
    %r = func.call @program(%input0) : (tensor<5x1x1x2xf32>) -> (tensor<5x1x1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x1x1x2xf32>) -> tensor<5x1x1x2xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0xFFF0000000000000]]], [[[0xFFF0000000000000, 0xFFF0000000000000]]], [[[1.0986123085021973, 0.6931472420692444]]], [[[0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<5x1x1x2xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0x7FF0000000000000]]], [[[0x7FF0000000000000, 0x7FF0000000000000]]], [[[1.0986121892929077, 0.6931471228599548]]], [[[0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<5x1x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x1x2xf64>, tensor<5x1x1x2xf64>) -> tensor<5x1x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x1x2xf64>, tensor<5x1x1x2xf64>) -> tensor<5x1x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x1x2xi1>
    %v6 = stablehlo.constant dense<[[[[true, true]]], [[[true, true]]], [[[true, true]]], [[[false, false]]], [[[true, true]]]]> : tensor<5x1x1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1x1x2xf64>, tensor<5x1x1x2xf64>) -> tensor<5x1x1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x1x1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x1x1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5x1x1x2xi1>
    func.return
  }
}
