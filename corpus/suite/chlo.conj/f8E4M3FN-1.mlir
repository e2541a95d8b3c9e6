// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1.0, -1.0, 0.0, 2.0, 1.0]> : tensor<5xf8E4M3FN>]'
// RUN: : @program
// chlo.conj on f8E4M3FN, exact values
//   S: rank 1
//   E: f8E4M3FN
// legal 0 0: [1.0,-1.0,0.0,2.0,1.0]

module {
func.func @program(%arg0: tensor<5xf8E4M3FN>) -> tensor<5xf8E4M3FN> {
  %0 = chlo.conj %arg0 : tensor<5xf8E4M3FN> -> tensor<5xf8E4M3FN>
  return %0 : tensor<5xf8E4M3FN>
}

  func.func @main(%input0: tensor<5xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<5xf8E4M3FN>) -> (tensor<5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<5xf8E4M3FN>) -> tensor<5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5xf64>) -> tensor<5xi64>
    check.expect_eq_const %v1, dense<[4607182418800017408, -4616189618054758400, 0, 4611686018427387904, 4607182418800017408]> : tensor<5xi64>
    func.return
  }
}
