// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.0, 0.375, 0.875, 1.5, -0.5]> : tensor<5xf6E2M3FN>]'
// RUN: : @program
// chlo.square on f6E2M3FN, special values
//   S: rank 1
//   E: f6E2M3FN
// legal 0 0: [[0.0,0.0],0.125,0.75,2.25,0.25]

module {
func.func @program(%arg0: tensor<5xf6E2M3FN>) -> tensor<5xf6E2M3FN> {
  %0 = chlo.square %arg0 : tensor<5xf6E2M3FN> -> tensor<5xf6E2M3FN>
  return %0 : tensor<5xf6E2M3FN>
}

  func.func @main(%input0: tensor<5xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<5xf6E2M3FN>) -> (tensor<5xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf6E2M3FN>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[0.0, 0.125, 0.75, 2.25, 0.25]> : tensor<5xf64>
    func.return
  }
}
