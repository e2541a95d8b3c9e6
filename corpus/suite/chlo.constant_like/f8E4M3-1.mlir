// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-3.25, 0.75, 0x7C, 0xF8]> : tensor<4xf8E4M3>]'
// RUN: : @program
// chlo.constant_like on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
//   F: f8E4M3
// legal 0 0: [0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<4xf8E4M3>) -> tensor<4xf8E4M3> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0.0 : f8E4M3}> : (tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  return %0 : tensor<4xf8E4M3>
}

  func.func @main(%input0: tensor<4xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<4xf8E4M3>) -> (tensor<4xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E4M3>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<0> : tensor<4xi64>
    func.return
  }
}
