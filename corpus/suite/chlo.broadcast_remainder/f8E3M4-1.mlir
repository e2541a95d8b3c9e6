// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.75]]> : tensor<1x1xf8E3M4>, dense<0.0> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_remainder on f8E3M4, exact values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E3M4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<1x1xf8E3M4>, %arg1: tensor<f8E3M4>) -> tensor<1x1xf8E3M4> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<1x1xf8E3M4>, tensor<f8E3M4>) -> tensor<1x1xf8E3M4>
  return %0 : tensor<1x1xf8E3M4>
}

  func.func @main(%input0: tensor<1x1xf8E3M4>, %input1: tensor<f8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xf8E3M4>, tensor<f8E3M4>) -> (tensor<1x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E3M4>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x1xi1>
    func.return
  }
}
