// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, -0.5]]> : tensor<1x2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.reduce_precision on f4E2M1FN, special values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   mantissa_bits: near 1 - 1
// legal 0 0: [1.0,-0.5]

module {
func.func @program(%arg0: tensor<1x2xf4E2M1FN>) -> tensor<1x2xf4E2M1FN> {
  %0 = stablehlo.reduce_precision %arg0, format = e3m6 : tensor<1x2xf4E2M1FN>
  return %0 : tensor<1x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x2xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1x2xf4E2M1FN>) -> (tensor<1x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf4E2M1FN>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[1.0, -0.5]]> : tensor<1x2xf64>
    func.return
  }
}
