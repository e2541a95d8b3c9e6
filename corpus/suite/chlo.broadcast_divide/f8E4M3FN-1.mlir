// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3FN, exact values
//   A: rank 0
//   E: f8E4M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [{"any of":[448.0,"nan"]},2.0,-1.375,"nan"]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[0.0, 1.0], [-1.5, 0x7F]]> : tensor<2x2xf8E4M3FN>
  %1 = chlo.broadcast_divide %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<f8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %1 : tensor<2x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<2x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[448.0, 2.0], [-1.375, 0xFFF0000000000000]]> : tensor<2x2xf64>
    %v2 = stablehlo.constant dense<[[448.0, 2.0], [-1.375, 0x7FF0000000000000]]> : tensor<2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2xi1>
    %v6 = stablehlo.constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x2xi1>
    func.return
  }
}
