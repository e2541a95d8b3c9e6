// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.25, 1.75, -0.625, 8.0, -2.5]> : tensor<5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.broadcast on f6E3M2FN, special values
//   S: rank 1
//   B: rank 0
//   E: f6E3M2FN
// legal 0 0: [-1.25,1.75,-0.625,8.0,-2.5]

module {
func.func @program(%arg0: tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<5xf6E3M2FN>) -> tensor<5xf6E3M2FN>
  return %0 : tensor<5xf6E3M2FN>
}

  func.func @main(%input0: tensor<5xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<5xf6E3M2FN>) -> (tensor<5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf6E3M2FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[-1.25, 1.75, -0.625, 8.0, -2.5]> : tensor<5xf64>
    func.return
  }
}
