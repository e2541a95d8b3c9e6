// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.234375> : tensor<f8E3M4>]'
// RUN: : @program
// chlo.broadcast_add on f8E3M4, special values
//   A: rank 0
//   m: low + 1
//   E: f8E3M4
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [[-3.625,-3.375],{"any of":[[15.0,1.7976931348623157e+308],"inf"]},[0.59375,0.65625],[4.75,5.25]]

module {
func.func @program(%arg0: tensor<f8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.constant dense<[-3.25, 15.5, 0.84375, 5.25]> : tensor<4xf8E3M4>
  %1 = chlo.broadcast_add %arg0, %0 : (tensor<f8E3M4>, tensor<4xf8E3M4>) -> tensor<4xf8E3M4>
  return %1 : tensor<4xf8E3M4>
}

  func.func @main(%input0: tensor<f8E3M4>) {
    %r = func.call @program(%input0) : (tensor<f8E3M4>) -> (tensor<4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E3M4>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[-3.375, 0x7FF0000000000000, 0.65625, 5.25]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[-3.625, 15.0, 0.59375, 4.75]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, true, false, false]> : tensor<4xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<4xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<4xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4xi1>
    func.return
  }
}
