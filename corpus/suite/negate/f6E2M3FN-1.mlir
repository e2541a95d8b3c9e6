// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.25], [0.5, -1.0]]> : tensor<2x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.negate on f6E2M3FN, exact values
//   S: rank 2
//   E: f6E2M3FN
// legal 0 0: [-0.0,-0.25,-0.5,1.0]

module {
func.func @program(%arg0: tensor<2x2xf6E2M3FN>) -> tensor<2x2xf6E2M3FN> {
  %0 = stablehlo.negate %arg0 : tensor<2x2xf6E2M3FN>
  return %0 : tensor<2x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<2x2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x2xf6E2M3FN>) -> (tensor<2x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf6E2M3FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[-9223372036854775808, -4625196817309499392], [-4620693217682128896, 4607182418800017408]]> : tensor<2x2xi64>
    func.return
  }
}
