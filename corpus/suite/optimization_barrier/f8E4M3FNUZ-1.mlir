// RUN: stablehlo-translate --interpret %s --args='[dense<[1.5, -1.5]> : tensor<2xf8E4M3FNUZ>, dense<[-1.9781176, -2.8712065]> : tensor<2xf32>]'
// RUN: : @program
// stablehlo.optimization_barrier on f8E4M3FNUZ, envelope values
//   T: tensor
// legal 0 0: [-1.97811758518219,-2.871206521987915]
// legal 0 1: [1.5,-1.5]

module {
func.func @program(%arg0: tensor<2xf8E4M3FNUZ>, %arg1: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf8E4M3FNUZ>) {
  %0, %1 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<2xf8E4M3FNUZ>, tensor<2xf32>
  return %1, %0 : tensor<2xf32>, tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3FNUZ>, %input1: tensor<2xf32>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<2xf8E4M3FNUZ>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-1.97811758518219, -2.871206521987915]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[1.5, -1.5]> : tensor<2xf64>
    func.return
  }
}
