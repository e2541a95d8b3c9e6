// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.8595809e-19, 1.6302786e-09, -254412.16, 4.4323954e-08]> : tensor<4xf32>]'
// RUN: : @program
// stablehlo.tanh on f32, special values
//   S: rank 1
//   E: f32
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[-1.8595815039061937e-19,-1.8595802114364866e-19],[1.6302780236898684e-09,1.630279133912893e-09],[-1.0000005960464478,-0.9999994039535522],[4.4323936521095675e-08,4.432397204823246e-08]]

module {
func.func @program(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %arg0 : tensor<4xf32>
  return %0 : tensor<4xf32>
}

  func.func @main(%input0: tensor<4xf32>) {
    %r = func.call @program(%input0) : (tensor<4xf32>) -> (tensor<4xf32>)
    %v0 = stablehlo.convert %r : (tensor<4xf32>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[-1.8595802114364866e-19, 1.630279133912893e-09, -0.9999994039535522, 4.432397204823246e-08]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-1.8595815039061937e-19, 1.6302780236898684e-09, -1.0000005960464478, 4.4323936521095675e-08]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4xi1>
    func.return
  }
}
