// RUN: stablehlo-translate --interpret %s --args='[dense<[3.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f16, exact values
//   C: 1
//   S: rank 0
//   E: f16
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[-1.39453125,-1.32421875]]

module {
func.func @program(%arg0: tensor<1xf16>) -> tensor<1xf16> {
  %0 = stablehlo.constant dense<[-0.25]> : tensor<1xf16>
  %1 = "stablehlo.batch_norm_inference"(%0, %arg0, %arg0, %arg0, %arg0) <{feature_index = 0 : i64, epsilon = 2.0 : f32}> : (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
  return %1 : tensor<1xf16>
}

  func.func @main(%input0: tensor<1xf16>) {
    %r = func.call @program(%input0) : (tensor<1xf16>) -> (tensor<1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1xf16>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<-1.32421875> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-1.39453125> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
