// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -0.25]]> : tensor<1x2xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.broadcast on f8E5M2FNUZ, exact values
//   S: rank 2
//   S: has 1
//   B: rank 2
//   B: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [[0.0,0.0],-0.25,[0.0,0.0],-0.25]

module {
func.func @program(%arg0: tensor<1x2xf8E5M2FNUZ>) -> tensor<1x2x1x2xf8E5M2FNUZ> {
  %0 = stablehlo.broadcast %arg0, sizes = [1, 2] : (tensor<1x2xf8E5M2FNUZ>) -> tensor<1x2x1x2xf8E5M2FNUZ>
  return %0 : tensor<1x2x1x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x2xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2xf8E5M2FNUZ>) -> (tensor<1x2x1x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x2xf8E5M2FNUZ>) -> tensor<1x2x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x1x2xf64>) -> tensor<1x2x1x2xi64>
    check.expect_eq_const %v1, dense<[[[[0, -4625196817309499392]], [[0, -4625196817309499392]]]]> : tensor<1x2x1x2xi64>
    func.return
  }
}
