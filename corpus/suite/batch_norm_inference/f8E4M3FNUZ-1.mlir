// RUN: stablehlo-translate --interpret %s --args='[dense<[3.25]> : tensor<1xf8E4M3FNUZ>, dense<[0.0068359375]> : tensor<1xf8E4M3FNUZ>, dense<[-3.75]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E4M3FNUZ, special values
//   C: 1
//   S: rank 0
//   E: f8E4M3FNUZ
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[0.015625,0.09375]]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>, %arg1: tensor<1xf8E4M3FNUZ>, %arg2: tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[0.0068359375]> : tensor<1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[1.0]> : tensor<1xf8E4M3FNUZ>
  %2 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %0, %arg2, %1) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  return %2 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>, %input1: tensor<1xf8E4M3FNUZ>, %input2: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0.09375> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0.015625> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    func.return
  }
}
