// RUN: stablehlo-translate --interpret %s --args='[dense<[[11.75], [0.8984375]]> : tensor<2x1xbf16>, dense<[4.8125]> : tensor<1xbf16>, dense<[0.45507812]> : tensor<1xbf16>]'
// RUN: : @program
// stablehlo.batch_norm_inference on bf16, envelope values
//   C: 1
//   S: rank 1
//   E: bf16
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-1.5703125,0.3203125],[-11.8125,-10.75]]

module {
func.func @program(%arg0: tensor<2x1xbf16>, %arg1: tensor<1xbf16>, %arg2: tensor<1xbf16>) -> tensor<2x1xbf16> {
  %0 = stablehlo.constant dense<[0.6640625]> : tensor<1xbf16>
  %1 = stablehlo.constant dense<[-7.4375]> : tensor<1xbf16>
  %2 = "stablehlo.batch_norm_inference"(%arg0, %0, %1, %arg1, %arg2) <{feature_index = 1 : i64, epsilon = 0.0009765625 : f32}> : (tensor<2x1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> tensor<2x1xbf16>
  return %2 : tensor<2x1xbf16>
}

  func.func @main(%input0: tensor<2x1xbf16>, %input1: tensor<1xbf16>, %input2: tensor<1xbf16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x1xbf16>, tensor<1xbf16>, tensor<1xbf16>) -> (tensor<2x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<2x1xbf16>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[0.3203125], [-10.75]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[-1.5703125], [-11.8125]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    func.return
  }
}
