// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-0.3125, -0.75, 10.0, -0.00048828125], [6.0, -4.5776367e-05, -0.5, -0.5]]> : tensor<2x4xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.conj on f8E5M2FNUZ, special values
//   S: rank 2
//   E: f8E5M2FNUZ
// legal 0 0: [-0.3125,-0.75,10.0,-0.00048828125,6.0,-4.57763671875e-05,-0.5,-0.5]

module {
func.func @program(%arg0: tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ> {
  %0 = chlo.conj %arg0 : tensor<2x4xf8E5M2FNUZ> -> tensor<2x4xf8E5M2FNUZ>
  return %0 : tensor<2x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x4xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2x4xf8E5M2FNUZ>) -> (tensor<2x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x4xf8E5M2FNUZ>) -> tensor<2x4xf64>
    check.expect_eq_const %v0, dense<[[-0.3125, -0.75, 10.0, -0.00048828125], [6.0, -4.57763671875e-05, -0.5, -0.5]]> : tensor<2x4xf64>
    func.return
  }
}
