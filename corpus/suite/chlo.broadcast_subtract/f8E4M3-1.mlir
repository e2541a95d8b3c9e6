// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0, 0.5, 0.75, 0.75]> : tensor<4xf8E4M3>, dense<-0.5> : tensor<f8E4M3>]'
// RUN: : @program
// chlo.broadcast_subtract on f8E4M3, exact values
//   A: rank 1
//   m: low
//   E: f8E4M3
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [1.5,1.0,1.25,1.25]

module {
func.func @program(%arg0: tensor<4xf8E4M3>, %arg1: tensor<f8E4M3>) -> tensor<4xf8E4M3> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<4xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
  return %0 : tensor<4xf8E4M3>
}

  func.func @main(%input0: tensor<4xf8E4M3>, %input1: tensor<f8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E4M3>, tensor<f8E4M3>) -> (tensor<4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[1.5, 1.0, 1.25, 1.25]> : tensor<4xf64>
    func.return
  }
}
