// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.constant_like on f32, exact values
//   S: rank 2
//   S: has 1
//   E: f32
//   F: f32
// legal 0 0: [0.0,0.0]

module {
func.func @program() -> tensor<1x2xf32> {
  %0 = stablehlo.constant dense<[[-2.0, -1.25]]> : tensor<1x2xf32>
  %1 = "chlo.constant_like"(%0) <{value = 0.0 : f32}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  return %1 : tensor<1x2xf32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf32>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x2xi64>
    func.return
  }
}
