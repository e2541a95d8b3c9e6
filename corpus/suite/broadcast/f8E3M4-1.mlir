// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E3M4>]'
// RUN: : @program
// stablehlo.broadcast on f8E3M4, exact values
//   S: rank 0
//   B: rank 1
//   E: f8E3M4
// legal 0 0: [0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<3xf8E3M4> {
  %0 = stablehlo.broadcast %arg0, sizes = [3] : (tensor<f8E3M4>) -> tensor<3xf8E3M4>
  return %0 : tensor<3xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E3M4>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3xi64>
    func.return
  }
}
