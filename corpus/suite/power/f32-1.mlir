// RUN: stablehlo-translate --interpret %s --args='[dense<[[[3.0], [6.0], [-6.0], [8.0], [0.0]]]> : tensor<1x5x1xf32>]'
// RUN: : @program
// stablehlo.power on f32, exact values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: [[-125.0001220703125,-124.9998779296875],[15624.984375,15625.015625],[0.0002441401593387127,0.0002441410906612873],[5764793.0,5764809.0],[0.9999980926513672,1.0000019073486328]]

module {
func.func @program(%arg0: tensor<1x5x1xf32>) -> tensor<1x5x1xf32> {
  %0 = stablehlo.constant dense<[[[-5.0], [-5.0], [4.0], [7.0], [4.0]]]> : tensor<1x5x1xf32>
  %1 = stablehlo.power %0, %arg0 : tensor<1x5x1xf32>
  return %1 : tensor<1x5x1xf32>
}

  func.func @main(%input0: tensor<1x5x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x5x1xf32>) -> (tensor<1x5x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x5x1xf32>) -> tensor<1x5x1xf64>
    %v1 = stablehlo.constant dense<[[[-124.9998779296875], [15625.015625], [0.0002441410906612873], [5764809.0], [1.0000019073486328]]]> : tensor<1x5x1xf64>
    %v2 = stablehlo.constant dense<[[[-125.0001220703125], [15624.984375], [0.0002441401593387127], [5764793.0], [0.9999980926513672]]]> : tensor<1x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x5x1xf64>, tensor<1x5x1xf64>) -> tensor<1x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x5x1xf64>, tensor<1x5x1xf64>) -> tensor<1x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x5x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x5x1xi1>
    func.return
  }
}
