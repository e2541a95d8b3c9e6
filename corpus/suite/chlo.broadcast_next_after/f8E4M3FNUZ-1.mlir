// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-240.0], [1.25]]> : tensor<2x1xf8E4M3FNUZ>, dense<0.5> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_next_after on f8E4M3FNUZ, special values
//   A: rank 2
//   A: has 1
//   m: low
//   E: f8E4M3FNUZ
//   broadcast_dimensions: absent
// legal 0 0: [-224.0,1.125]

module {
func.func @program(%arg0: tensor<2x1xf8E4M3FNUZ>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ> {
  %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<2x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x1xf8E4M3FNUZ>
  return %0 : tensor<2x1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x1xf8E4M3FNUZ>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> (tensor<2x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E4M3FNUZ>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[-224.0], [1.125]]> : tensor<2x1xf64>
    func.return
  }
}
