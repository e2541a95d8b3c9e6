// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.296875, 1.0625], [1.0, 2.5], [-1.1875, 7.0], [0xF8, -0.015625]]> : tensor<4x2xf8E3M4>, dense<[1.0, 0.375]> : tensor<2xf8E3M4>]'
// RUN: : @program
// stablehlo.dot on f8E3M4, special values
//   M: rank 1
//   N: rank 0
//   k: more
//   E: f8E3M4
//   F: f8E3M4
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [[0.65625,0.71875],1.9375,1.4375,"nan"]

module {
func.func @program(%arg0: tensor<4x2xf8E3M4>, %arg1: tensor<2xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.dot %arg0, %arg1, precision = [HIGH, HIGHEST] : (tensor<4x2xf8E3M4>, tensor<2xf8E3M4>) -> tensor<4xf8E3M4>
  return %0 : tensor<4xf8E3M4>
}

  func.func @main(%input0: tensor<4x2xf8E3M4>, %input1: tensor<2xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xf8E3M4>, tensor<2xf8E3M4>) -> (tensor<4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4xf8E3M4>) -> tensor<4xf64>
    %v1 = stablehlo.constant dense<[0.71875, 1.9375, 1.4375, 0xFFF0000000000000]> : tensor<4xf64>
    %v2 = stablehlo.constant dense<[0.65625, 1.9375, 1.4375, 0x7FF0000000000000]> : tensor<4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4xi1>
    %v6 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4xi1>
    func.return
  }
}
