// RUN: stablehlo-translate --interpret %s --args='[dense<[0x7C, -0.4375, -0.015625, 0.46875]> : tensor<4xf8E4M3>]'
// RUN: : @program
// stablehlo.dot on f8E4M3, special values
//   M: rank 1
//   N: rank 0
//   k: more
//   E: f8E4M3
//   F: f8E4M3
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: ["nan","nan","nan"]

module {
func.func @program(%arg0: tensor<4xf8E4M3>) -> tensor<3xf8E4M3> {
  %0 = stablehlo.constant dense<[[-240.0, 0.001953125, 0.013671875, -0.013671875], [-0.28125, 1.25, -7.5, -3.25], [0.5, 5.5, -5.0, -0.5625]]> : tensor<3x4xf8E4M3>
  %1 = stablehlo.dot %0, %arg0, precision = [HIGHEST, HIGH] : (tensor<3x4xf8E4M3>, tensor<4xf8E4M3>) -> tensor<3xf8E4M3>
  return %1 : tensor<3xf8E4M3>
}

  func.func @main(%input0: tensor<4xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<4xf8E4M3>) -> (tensor<3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
