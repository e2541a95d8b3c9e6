// RUN: stablehlo-translate --interpret %s --args='[dense<[[3.3100158952710235, 3.0764363916479947, -3.509318751327573, -0.12796678931197736]]> : tensor<1x4xf64>, dense<[3.224905466800261]> : tensor<1xf64>, dense<[-0.35301588869492323]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f64, envelope values
//   C: 1
//   S: rank 1
//   E: f64
//   feature_index: first
//   epsilon: 0
// legal 0 0: [[9.637195042502025,9.637195042502047],[9.22830440094775,9.22830440094777],[-2.3003340444726263,-2.3003340444726037],[3.6188632807376284,3.6188632807376373]]

module {
func.func @program(%arg0: tensor<1x4xf64>, %arg1: tensor<1xf64>, %arg2: tensor<1xf64>) -> tensor<1x4xf64> {
  %0 = stablehlo.constant dense<[3.3938222902601334]> : tensor<1xf64>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg2, %0) <{feature_index = 0 : i64, epsilon = 0.0 : f32}> : (tensor<1x4xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x4xf64>
  return %1 : tensor<1x4xf64>
}

  func.func @main(%input0: tensor<1x4xf64>, %input1: tensor<1xf64>, %input2: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x4xf64>)
    %v0 = stablehlo.constant dense<[[9.637195042502047, 9.22830440094777, -2.3003340444726037, 3.6188632807376373]]> : tensor<1x4xf64>
    %v1 = stablehlo.constant dense<[[9.637195042502025, 9.22830440094775, -2.3003340444726263, 3.6188632807376284]]> : tensor<1x4xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x4xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x4xi1>
    func.return
  }
}
