// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.84375, 1.8125]]> : tensor<1x2xf8E3M4>]'
// RUN: : @program
// chlo.sinh on f8E3M4, envelope values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
// legal 0 0: [-0.9375,3.0]

module {
func.func @program(%arg0: tensor<1x2xf8E3M4>) -> tensor<1x2xf8E3M4> {
  %0 = chlo.sinh %arg0 : tensor<1x2xf8E3M4> -> tensor<1x2xf8E3M4>
  return %0 : tensor<1x2xf8E3M4>
}

  func.func @main(%input0: tensor<1x2xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E3M4>) -> (tensor<1x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf8E3M4>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-0.9375, 3.0]]> : tensor<1x2xf64>
    func.return
  }
}
