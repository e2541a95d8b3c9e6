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
// legal 0 0: [{"any of":[-1.8367099231598242e-40,-0.0]},{"any of":[-0.0078125,-0.0]},{"any of":[-1.0,-0.0,"-inf","nan"]}]

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
    %v6 = stablehlo.constant dense<[-1.8367099231598242e-40, -0.0078125, -1.0]> : tensor<3xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.constant dense<-0.0> : tensor<3xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<3xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<3xi1>
    %v12 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v13 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v14 = stablehlo.and %v13, %v12 : tensor<3xi1>
    %v15 = stablehlo.or %v11, %v14 : tensor<3xi1>
    %v16 = stablehlo.constant dense<[false, false, true]> : tensor<3xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v18 = stablehlo.compare EQ, %v0, %v17, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<3xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<3xi1>
    check.expect_eq_const %v20, dense<true> : tensor<3xi1>
    func.return
  }
}
