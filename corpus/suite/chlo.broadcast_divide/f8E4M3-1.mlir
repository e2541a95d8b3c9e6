// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2.0> : tensor<f8E4M3>, dense<[[[-0.0, 0.0]]]> : tensor<1x1x2xf8E4M3>]'
// RUN: : @program
// chlo.broadcast_divide on f8E4M3, exact values
//   A: rank 0
//   E: f8E4M3
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: ["inf","-inf"]

module {
func.func @program(%arg0: tensor<f8E4M3>, %arg1: tensor<1x1x2xf8E4M3>) -> tensor<1x1x2xf8E4M3> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<f8E4M3>, tensor<1x1x2xf8E4M3>) -> tensor<1x1x2xf8E4M3>
  return %0 : tensor<1x1x2xf8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>, %input1: tensor<1x1x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3>, tensor<1x1x2xf8E4M3>) -> (tensor<1x1x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf8E4M3>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x2xi1>
    %v6 = stablehlo.constant dense<[[[true, false]]]> : tensor<1x1x2xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x1x2xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<1x1x2xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<1x1x2xi1>
    %v11 = stablehlo.constant dense<[[[false, true]]]> : tensor<1x1x2xi1>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<1x1x2xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<1x1x2xi1>
    check.expect_eq_const %v15, dense<true> : tensor<1x1x2xi1>
    func.return
  }
}
