// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.375, -0.625, -12.0, -0.875]> : tensor<4xf8E5M2>, dense<[1.25, 1.25, 12.0, 0.625]> : tensor<4xf8E5M2>]'
// RUN: : @program
// stablehlo.add on f8E5M2, envelope values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: [0.875,0.625,0.0,-0.25]

module {
func.func @program(%arg0: tensor<4xf8E5M2>, %arg1: tensor<4xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<4xf8E5M2>
  return %0 : tensor<4xf8E5M2>
}

  func.func @main(%input0: tensor<4xf8E5M2>, %input1: tensor<4xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xf8E5M2>, tensor<4xf8E5M2>) -> (tensor<4xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E5M2>) -> tensor<4xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4xf64>) -> tensor<4xi64>
    check.expect_eq_const %v1, dense<[4606056518893174784, 4603804719079489536, 0, -4625196817309499392]> : tensor<4xi64>
    func.return
  }
}
