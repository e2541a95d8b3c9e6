// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.939744]]> : tensor<1x1xf32>]'
// RUN: : @program
// chlo.erfc on f32, envelope values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [[0.18384817242622375,0.18384863436222076]]

module {
func.func @program(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = chlo.erfc %arg0 : tensor<1x1xf32> -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0.18384863436222076> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0.18384817242622375> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
