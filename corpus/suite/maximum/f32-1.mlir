// RUN: stablehlo-translate --interpret %s --args='[dense<[-3.5]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.maximum on f32, exact values
//   S: rank 1
//   S: has 1
//   E: f32
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %1 = stablehlo.maximum %0, %arg0 : tensor<1xf32>
  return %1 : tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>) {
    %r = func.call @program(%input0) : (tensor<1xf32>) -> (tensor<1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
