// RUN: stablehlo-translate --interpret %s --args='[dense<[true, false, false, false]> : tensor<4xi1>, dense<[0.0, -1.0, -1.75, 0.0]> : tensor<4xf16>]'
// RUN: : @program
// stablehlo.select on i1, exact values
//   S: rank 1
//   E: f16
//   P: alternative 2
// legal 0 0: [-2.0,-1.0,-1.75,0.0]

module {
func.func @program(%arg0: tensor<4xi1>, %arg1: tensor<4xf16>) -> tensor<4xf16> {
  %0 = stablehlo.constant dense<[-2.0, -1.5, 1.5, -3.5]> : tensor<4xf16>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4xi1>, tensor<4xf16>
  return %1 : tensor<4xf16>
}

  func.func @main(%input0: tensor<4xi1>, %input1: tensor<4xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xi1>, tensor<4xf16>) -> (tensor<4xf16>)
    %v0 = stablehlo.convert %r : (tensor<4xf16>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[-4611686018427387904, -4616189618054758400, -4612811918334230528, 0]> : tensor<4xi64>
    func.return
  }
}
