// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[3.0, -3.25, 0.5]> : tensor<3xf8E4M3FNUZ>]'
// RUN: : @program
// chlo.square on f8E4M3FNUZ, special values
//   S: rank 1
//   E: f8E4M3FNUZ
// legal 0 0: [9.0,11.0,0.25]

module {
func.func @program(%arg0: tensor<3xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %0 = chlo.square %arg0 : tensor<3xf8E4M3FNUZ> -> tensor<3xf8E4M3FNUZ>
  return %0 : tensor<3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3xf8E4M3FNUZ>) {
    %r = func.call @program(%input0) : (tensor<3xf8E4M3FNUZ>) -> (tensor<3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[9.0, 11.0, 0.25]> : tensor<3xf64>
    func.return
  }
}
