// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.25, -2.5, 1.75, -0.875, 3.0]> : tensor<5xf8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E4M3FN, envelope values
//   A: rank 1
//   m: low + 1
//   E: f8E4M3FN
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
// legal 0 0: [1.75,-2.0,2.0,-0.875,3.0]

module {
func.func @program(%arg0: tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %0 = stablehlo.constant dense<[1.75, -2.0, 2.0, -1.625, -0.0]> : tensor<5xf8E4M3FN>
  %1 = chlo.broadcast_maximum %0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<5xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN>
  return %1 : tensor<5xf8E4M3FN>
}

  func.func @main(%input0: tensor<5xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<5xf8E4M3FN>) -> (tensor<5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[1.75, -2.0, 2.0, -0.875, 3.0]> : tensor<5xf64>
    func.return
  }
}
