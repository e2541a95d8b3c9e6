// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.5]> : tensor<1xf8E3M4>]'
// RUN: : @program
// chlo.conj on f8E3M4, special values
//   S: rank 1
//   S: has 1
//   E: f8E3M4
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<1xf8E3M4>) -> tensor<1xf8E3M4> {
  %0 = chlo.conj %arg0 : tensor<1xf8E3M4> -> tensor<1xf8E3M4>
  return %0 : tensor<1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1xf8E3M4>) -> (tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E3M4>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1xf64>
    func.return
  }
}
