// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.3285936, -0.8794391]> : tensor<2xf32>]'
// RUN: : @program
// stablehlo.reverse on f32, special values
//   S: rank 1
//   E: f32
//   dimensions: one
// legal 0 0: [-0.879439115524292,-0.3285936117172241]

module {
func.func @program(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

  func.func @main(%input0: tensor<2xf32>) {
    %r = func.call @program(%input0) : (tensor<2xf32>) -> (tensor<2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[-0.879439115524292, -0.3285936117172241]> : tensor<2xf64>
    func.return
  }
}
