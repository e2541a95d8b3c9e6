// RUN: stablehlo-translate --interpret %s --args='[dense<[1.75, 0.5625]> : tensor<2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.einsum on f8E4M3FN, special values
//   E: f8E4M3FN
//   einsum_config: alternative 5
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: more
// legal 0 0: [-1.25,2.75,5.5,{"any of":[-448.0,"nan"]},-1.75,-0.4375,0.9375,1.875,-256.0,-0.5625]

module {
func.func @program(%arg0: tensor<2xf8E4M3FN>) -> tensor<2x5xf8E4M3FN> {
  %0 = stablehlo.constant dense<[-0.75, 1.625, 3.25, -448.0, -1.0]> : tensor<5xf8E4M3FN>
  %1 = stablehlo.einsum %arg0, %0, config = "a,b->ab" : (tensor<2xf8E4M3FN>, tensor<5xf8E4M3FN>) -> tensor<2x5xf8E4M3FN>
  return %1 : tensor<2x5xf8E4M3FN>
}

  func.func @main(%input0: tensor<2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3FN>) -> (tensor<2x5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf8E4M3FN>) -> tensor<2x5xf64>
    %v1 = stablehlo.constant dense<[[-1.25, 2.75, 5.5, -448.0, -1.75], [-0.4375, 0.9375, 1.875, -256.0, -0.5625]]> : tensor<2x5xf64>
    %v2 = stablehlo.constant dense<[[-1.25, 2.75, 5.5, -448.0, -1.75], [-0.4375, 0.9375, 1.875, -256.0, -0.5625]]> : tensor<2x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5xi1>
    %v6 = stablehlo.constant dense<[[false, false, false, true, false], [false, false, false, false, false]]> : tensor<2x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5xf64>, tensor<2x5xf64>) -> tensor<2x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<2x5xi1>
    func.return
  }
}
