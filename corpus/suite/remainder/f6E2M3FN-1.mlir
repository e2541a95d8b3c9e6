// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.75], [-3.5], [0.75]]> : tensor<3x1xf6E2M3FN>, dense<[[2.0], [-0.625], [-0.75]]> : tensor<3x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.remainder on f6E2M3FN, envelope values
//   S: rank 2
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [-0.75,-0.375,0.0]

module {
func.func @program(%arg0: tensor<3x1xf6E2M3FN>, %arg1: tensor<3x1xf6E2M3FN>) -> tensor<3x1xf6E2M3FN> {
  %0 = stablehlo.remainder %arg0, %arg1 : tensor<3x1xf6E2M3FN>
  return %0 : tensor<3x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x1xf6E2M3FN>, %input1: tensor<3x1xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xf6E2M3FN>, tensor<3x1xf6E2M3FN>) -> (tensor<3x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf6E2M3FN>) -> tensor<3x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1xf64>) -> tensor<3x1xi64>
    check.expect_eq_const %v1, dense<[[-4618441417868443648], [-4622945017495814144], [0]]> : tensor<3x1xi64>
    func.return
  }
}
