// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<8.0> : tensor<f8E8M0FNU>, dense<[4.0, 8.0, 4.0, 2.0]> : tensor<4xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_maximum on f8E8M0FNU, exact values
//   A: rank 0
//   m: low + 1
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [8.0,8.0,8.0,8.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %0 : tensor<4xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<4xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<4xf8E8M0FNU>) -> (tensor<4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E8M0FNU>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<8.0> : tensor<4xf64>
    func.return
  }
}
