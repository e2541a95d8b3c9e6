// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.0, -1.5]> : tensor<2xf64>, dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf64>]'
// RUN: : @program
// chlo.broadcast_minimum on f64, exact values
//   A: rank 1
//   E: f64
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [-0.0,-1.5,-0.0,-1.5]

module {
func.func @program(%arg0: tensor<2xf64>, %arg1: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

  func.func @main(%input0: tensor<2xf64>, %input1: tensor<2x2xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v0, dense<[[-9223372036854775808, -4613937818241073152], [-9223372036854775808, -4613937818241073152]]> : tensor<2x2xi64>
    func.return
  }
}
