// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[9.1835e-41]> : tensor<1xbf16>, dense<[-0.40820312, -1.1754944e-38, -9.1835e-41]> : tensor<3xbf16>]'
// RUN: : @program
// chlo.broadcast_divide on bf16, special values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: bf16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [[-1.8367099231598242e-40,-0.0],[-0.0078125,-0.0],{"any of":[[-1.0,-0.0],"-inf","nan"]}]

module {
func.func @program(%arg0: tensor<1xbf16>, %arg1: tensor<3xbf16>) -> tensor<3xbf16> {
  %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 0>} : (tensor<1xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  return %0 : tensor<3xbf16>
}

  func.func @main(%input0: tensor<1xbf16>, %input1: tensor<3xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3xbf16>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[-1.8367099231598242e-40, -0.0078125, -1.0]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    %v10 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3xi1>
    func.return
  }
}
