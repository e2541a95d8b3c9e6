// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.015625, 0.5, 0.015625, -0.013671875, -0.013671875]> : tensor<5xf8E4M3>]'
// RUN: : @program
// chlo.acos on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
// legal 0 0: [1.5,1.0,1.5,1.625,1.625]

module {
func.func @program(%arg0: tensor<5xf8E4M3>) -> tensor<5xf8E4M3> {
  %0 = chlo.acos %arg0 : tensor<5xf8E4M3> -> tensor<5xf8E4M3>
  return %0 : tensor<5xf8E4M3>
}

  func.func @main(%input0: tensor<5xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<5xf8E4M3>) -> (tensor<5xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[1.5, 1.0, 1.5, 1.625, 1.625]> : tensor<5xf64>
    func.return
  }
}
