// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5625, 0.71875], [0.234375, 0xF0], [-15.5, 0.8125]]> : tensor<3x2xf8E3M4>, dense<[[3.75, 3.25], [-0.5, -2.125], [-1.125, 1.25], [-2.625, 0.84375]]> : tensor<4x2xf8E3M4>]'
// RUN: : @program
// stablehlo.concatenate on f8E3M4, special values
//   N: low + 1
//   P: more
//   S: rank 1
//   E: f8E3M4
//   dimension: first
// legal 0 0: [0.5625,0.71875,0.234375,"-inf",-15.5,0.8125,3.75,3.25,-0.5,-2.125,-1.125,1.25,-2.625,0.84375]

module {
func.func @program(%arg0: tensor<3x2xf8E3M4>, %arg1: tensor<4x2xf8E3M4>) -> tensor<7x2xf8E3M4> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3x2xf8E3M4>, tensor<4x2xf8E3M4>) -> tensor<7x2xf8E3M4>
  return %0 : tensor<7x2xf8E3M4>
}

  func.func @main(%input0: tensor<3x2xf8E3M4>, %input1: tensor<4x2xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2xf8E3M4>, tensor<4x2xf8E3M4>) -> (tensor<7x2xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<7x2xf8E3M4>) -> tensor<7x2xf64>
    %v1 = stablehlo.constant dense<[[0.5625, 0.71875], [0.234375, 0xFFF0000000000000], [-15.5, 0.8125], [3.75, 3.25], [-0.5, -2.125], [-1.125, 1.25], [-2.625, 0.84375]]> : tensor<7x2xf64>
    %v2 = stablehlo.constant dense<[[0.5625, 0.71875], [0.234375, 0x7FF0000000000000], [-15.5, 0.8125], [3.75, 3.25], [-0.5, -2.125], [-1.125, 1.25], [-2.625, 0.84375]]> : tensor<7x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<7x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<7x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<7x2xi1>
    %v6 = stablehlo.constant dense<[[false, false], [false, true], [false, false], [false, false], [false, false], [false, false], [false, false]]> : tensor<7x2xi1>
    %v7 = stablehlo.constant dense<0xFFF0000000000000> : tensor<7x2xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<7x2xf64>, tensor<7x2xf64>) -> tensor<7x2xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<7x2xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<7x2xi1>
    check.expect_eq_const %v10, dense<true> : tensor<7x2xi1>
    func.return
  }
}
