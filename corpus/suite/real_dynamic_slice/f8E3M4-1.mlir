// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.5, -1.0, -0.5, 1.0, 0.0]]> : tensor<1x5xf8E3M4>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E3M4, exact values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   start: low
//   limit: low + 1
//   limit: high
//   stride: low
//   I: i4
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1x5xf8E3M4>) -> tensor<1x1xf8E3M4> {
  %0 = stablehlo.constant dense<[0, 4]> : tensor<2xi4>
  %1 = stablehlo.constant dense<[1, 5]> : tensor<2xi4>
  %2 = stablehlo.constant dense<[3, 1]> : tensor<2xi4>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<1x5xf8E3M4>, tensor<2xi4>, tensor<2xi4>, tensor<2xi4>) -> tensor<1x1xf8E3M4>
  return %3 : tensor<1x1xf8E3M4>
}

  func.func @main(%input0: tensor<1x5xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x5xf8E3M4>) -> (tensor<1x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E3M4>) -> tensor<1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1xf64>) -> tensor<1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1xi64>
    func.return
  }
}
