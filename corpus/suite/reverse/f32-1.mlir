// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.3285936, -0.0]> : tensor<2xf32>]'
// RUN: : @program
// stablehlo.reverse on f32, special values
//   S: rank 1
//   E: f32
//   dimensions: one
// legal 0 0: [-0.0,-0.3285936117172241]

module {
func.func @program(%arg0: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.reverse %arg0, dims = [0] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

  func.func @main(%input0: tensor<2xf32>) {
    %r = func.call @program(%input0) : (tensor<2xf32>) -> (tensor<2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2xf32>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-9223372036854775808, -4623781000667725824]> : tensor<2xi64>
    func.return
  }
}
