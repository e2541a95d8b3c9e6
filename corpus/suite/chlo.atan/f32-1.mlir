// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[5.0959985e-22]]> : tensor<1x1xf32>]'
// RUN: : @program
// chlo.atan on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
// legal 0 0: [[5.095996009339596e-22,5.096001058049389e-22]]

module {
func.func @program(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = chlo.atan %arg0 : tensor<1x1xf32> -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<5.096001058049389e-22> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<5.095996009339596e-22> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
