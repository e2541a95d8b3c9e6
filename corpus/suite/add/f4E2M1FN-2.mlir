// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0], [-1.0]]> : tensor<2x1xf4E2M1FN>, dense<[[-3.0], [1.0]]> : tensor<2x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.add on f4E2M1FN, special values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
// legal 0 0: [-2.0,0.0]

module {
func.func @program(%arg0: tensor<2x1xf4E2M1FN>, %arg1: tensor<2x1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2x1xf4E2M1FN>
  return %0 : tensor<2x1xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x1xf4E2M1FN>, %input1: tensor<2x1xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>) -> (tensor<2x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1xf64>) -> tensor<2x1xi64>
    check.expect_eq_const %v1, dense<[[-4611686018427387904], [0]]> : tensor<2x1xi64>
    func.return
  }
}
