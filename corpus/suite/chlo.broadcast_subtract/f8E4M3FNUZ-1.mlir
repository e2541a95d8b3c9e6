// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[3.5]> : tensor<1xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E4M3FNUZ, envelope values
//   A: rank 1
//   A: has 1
//   m: low
//   E: f8E4M3FNUZ
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-240.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<240.0> : tensor<f8E4M3FNUZ>
  %1 = chlo.broadcast_subtract %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  return %1 : tensor<1xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<1xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FNUZ>) -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-240.0> : tensor<1xf64>
    func.return
  }
}
