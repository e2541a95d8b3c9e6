// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x4x1x0xf8E4M3FN>]'
// RUN: : @program
// stablehlo.reduce on f8E4M3FN, exact values
//   N: low
//   D: rank 3+
//   D: has 0
//   D: has 1
//   S: rank 1
//   E: f8E4M3FN
//   F: f8E4M3FN
//   dimensions: unordered
// legal 0 0: [448.0,448.0,448.0,448.0]

module {
func.func @program(%arg0: tensor<4x4x1x0xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = stablehlo.constant dense<448.0> : tensor<f8E4M3FN>
  %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.minimum across dimensions = [2, 3, 1] : (tensor<4x4x1x0xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %1 : tensor<4xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x4x1x0xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<4x4x1x0xf8E4M3FN>) -> (tensor<4xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3FN>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<448.0> : tensor<4xf64>
    func.return
  }
}
