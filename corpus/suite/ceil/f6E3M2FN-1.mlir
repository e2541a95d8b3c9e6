// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.ceil on f6E3M2FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f6E3M2FN
// legal 0 0: [-1.0,-1.0,0.0,1.0,0.0]

module {
func.func @program() -> tensor<1x1x1x5xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[[-1.0, -1.0, 0.0, 1.0, 0.0]]]]> : tensor<1x1x1x5xf6E3M2FN>
  %1 = stablehlo.ceil %0 : tensor<1x1x1x5xf6E3M2FN>
  return %1 : tensor<1x1x1x5xf6E3M2FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x1x5xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x5xf6E3M2FN>) -> tensor<1x1x1x5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x1x5xf64>) -> tensor<1x1x1x5xi64>
    check.expect_eq_const %v1, dense<[[[[-4616189618054758400, -4616189618054758400, 0, 4607182418800017408, 0]]]]> : tensor<1x1x1x5xi64>
    func.return
  }
}
