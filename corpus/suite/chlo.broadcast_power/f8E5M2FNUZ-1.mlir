// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 1.0, 0.0, 0.5]> : tensor<4xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_power on f8E5M2FNUZ, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
// legal 0 0: [[0.875,1.0],[0.875,1.0],[0.875,1.0],0.75]

module {
func.func @program(%arg0: tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = chlo.broadcast_power %arg0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<4xf8E5M2FNUZ>, tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  return %0 : tensor<4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<4xf8E5M2FNUZ>) -> (tensor<4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[1.0, 1.0, 1.0, 0.75]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0.875, 0.875, 0.875, 0.75]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
