// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on f4E2M1FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f4E2M1FN
//   F: f4E2M1FN
// legal 0 0: [0.5,0.5,-1.0,0.5,1.0,0.0]

module {
func.func @program() -> tensor<1x3x1x2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[[[0.5, 0.5]], [[-1.0, 0.5]], [[1.0, 0.0]]]]> : tensor<1x3x1x2xf4E2M1FN>
  %1 = stablehlo.convert %0 : tensor<1x3x1x2xf4E2M1FN>
  return %1 : tensor<1x3x1x2xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3x1x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x3x1x2xf4E2M1FN>) -> tensor<1x3x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x3x1x2xf64>) -> tensor<1x3x1x2xi64>
    check.expect_eq_const %v1, dense<[[[[4602678819172646912, 4602678819172646912]], [[-4616189618054758400, 4602678819172646912]], [[4607182418800017408, 0]]]]> : tensor<1x3x1x2xi64>
    func.return
  }
}
