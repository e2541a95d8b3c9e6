// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1.1754944e-38> : tensor<f8E8M0FNU>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E8M0FNU, special values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E8M0FNU
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<1x2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[[2.0, 2.0]]> : tensor<1x2xf8E8M0FNU>
  %1 = chlo.broadcast_next_after %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<1x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<1x2xf8E8M0FNU>
  return %1 : tensor<1x2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>) {
    %r = func.call @program(%input0) : (tensor<f8E8M0FNU>) -> (tensor<1x2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E8M0FNU>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<1x2xf64>
    func.return
  }
}
