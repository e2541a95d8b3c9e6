// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0, 0.0, 0.0, 0.75]> : tensor<4xf8E3M4>]'
// RUN: : @program
// stablehlo.sine on f8E3M4, exact values
//   S: rank 1
//   E: f8E3M4
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.0,0.0,0.0,0.6875]

module {
func.func @program(%arg0: tensor<4xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.sine %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<4xf8E3M4>
  return %0 : tensor<4xf8E3M4>
}

  func.func @main(%input0: tensor<4xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<4xf8E3M4>) -> (tensor<4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E3M4>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[0, 0, 0, 4604367669032910848]> : tensor<4xi64>
    func.return
  }
}
