// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.875, 2.5]> : tensor<2xf8E5M2>, dense<[0.875, -0.875]> : tensor<2xf8E5M2>, dense<[-0.21875, 0.625]> : tensor<2xf8E5M2>, dense<[-1.25, 5.0]> : tensor<2xf8E5M2>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E5M2, envelope values
//   C: more
//   S: rank 0
//   E: f8E5M2
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[-2.0,2.0],[-16.0,28.0]]

module {
func.func @program(%arg0: tensor<2xf8E5M2>, %arg1: tensor<2xf8E5M2>, %arg2: tensor<2xf8E5M2>, %arg3: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg1) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>, %input1: tensor<2xf8E5M2>, %input2: tensor<2xf8E5M2>, %input3: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[2.0, 28.0]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[-2.0, -16.0]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    func.return
  }
}
