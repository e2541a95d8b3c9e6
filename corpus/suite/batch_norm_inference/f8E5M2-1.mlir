// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6.0, 0.0, -0.875, 6.1035156e-05, -0.3125]], [[6.1035156e-05, 2.5, 4.5776367e-05, -0.5, 6.0]]]]> : tensor<1x2x1x5xf8E5M2>, dense<[-4.0]> : tensor<1xf8E5M2>, dense<[-1.0]> : tensor<1xf8E5M2>, dense<[0.875]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E5M2, special values
//   C: 1
//   S: rank 3+
//   S: has 1
//   E: f8E5M2
//   feature_index: later
//   epsilon: 0
// legal 0 0: [[-12.0,64.0],[-12.0,8.0],[-12.0,16.0],[-12.0,8.0],[-10.0,8.0],[-12.0,8.0],[-32.0,12.0],[-12.0,8.0],[-14.0,16.0],[-64.0,12.0]]

module {
func.func @program(%arg0: tensor<1x2x1x5xf8E5M2>, %arg1: tensor<1xf8E5M2>, %arg2: tensor<1xf8E5M2>, %arg3: tensor<1xf8E5M2>) -> tensor<1x2x1x5xf8E5M2> {
  %0 = stablehlo.constant dense<[3.0]> : tensor<1xf8E5M2>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %0, %arg2, %arg3) <{feature_index = 2 : i64, epsilon = 0.0 : f32}> : (tensor<1x2x1x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> tensor<1x2x1x5xf8E5M2>
  return %1 : tensor<1x2x1x5xf8E5M2>
}

  func.func @main(%input0: tensor<1x2x1x5xf8E5M2>, %input1: tensor<1xf8E5M2>, %input2: tensor<1xf8E5M2>, %input3: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x2x1x5xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1x2x1x5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x5xf8E5M2>) -> tensor<1x2x1x5xf64>
    %v1 = stablehlo.constant dense<[[[[64.0, 8.0, 16.0, 8.0, 8.0]], [[8.0, 12.0, 8.0, 16.0, 12.0]]]]> : tensor<1x2x1x5xf64>
    %v2 = stablehlo.constant dense<[[[[-12.0, -12.0, -12.0, -12.0, -10.0]], [[-12.0, -32.0, -12.0, -14.0, -64.0]]]]> : tensor<1x2x1x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x1x5xf64>, tensor<1x2x1x5xf64>) -> tensor<1x2x1x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x1x5xf64>, tensor<1x2x1x5xf64>) -> tensor<1x2x1x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x1x5xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x2x1x5xi1>
    func.return
  }
}
