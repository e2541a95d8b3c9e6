// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.0> : tensor<f8E8M0FNU>, dense<[0.5, 2.0]> : tensor<2xf8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E8M0FNU, special values
//   A: rank 0
//   m: low + 1
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [1.0,0.5]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f8E8M0FNU>, tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU>
  return %0 : tensor<2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<2xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<2xf8E8M0FNU>) -> (tensor<2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E8M0FNU>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[1.0, 0.5]> : tensor<2xf64>
    func.return
  }
}
