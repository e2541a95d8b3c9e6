// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.0, 3.75]], [[-0.75, -0.5]], [[-1.0, -2.25]], [[-1.0, 0.5]], [[0.5, 1.125]]]> : tensor<5x1x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.reduce_precision on f6E2M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
//   exponent_bits: near 1
//   mantissa_bits: near 2 + 1
// legal 0 0: [1.0,3.75,-0.75,-0.5,-1.0,-2.25,-1.0,0.5,0.5,1.125]

module {
func.func @program(%arg0: tensor<5x1x2xf6E2M3FN>) -> tensor<5x1x2xf6E2M3FN> {
  %0 = stablehlo.reduce_precision %arg0, format = e5m11 : tensor<5x1x2xf6E2M3FN>
  return %0 : tensor<5x1x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<5x1x2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<5x1x2xf6E2M3FN>) -> (tensor<5x1x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5x1x2xf6E2M3FN>) -> tensor<5x1x2xf64>
    check.expect_eq_const %v0, dense<[[[1.0, 3.75]], [[-0.75, -0.5]], [[-1.0, -2.25]], [[-1.0, 0.5]], [[0.5, 1.125]]]> : tensor<5x1x2xf64>
    func.return
  }
}
