// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, -1.5, -1.0, -1.5]> : tensor<4xf8E3M4>]'
// RUN: : @program
// stablehlo.reduce_precision on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
//   mantissa_bits: near 2 - 1
// legal 0 0: [-1.0,-1.5,-1.0,-1.5]

module {
func.func @program(%arg0: tensor<4xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.reduce_precision %arg0, format = e3m9 : tensor<4xf8E3M4>
  return %0 : tensor<4xf8E3M4>
}

  func.func @main(%input0: tensor<4xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<4xf8E3M4>) -> (tensor<4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E3M4>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[-1.0, -1.5, -1.0, -1.5]> : tensor<4xf64>
    func.return
  }
}
