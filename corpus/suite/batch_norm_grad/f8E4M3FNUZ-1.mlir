// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<2x3x4x0xf8E4M3FNUZ>, dense<[-1.0, 0.0]> : tensor<2xf8E4M3FNUZ>, dense<[0.5, 1.0]> : tensor<2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E4M3FNUZ, exact values
//   C: more
//   S: rank 3+
//   S: has 0
//   E: f8E4M3FNUZ
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[0.0,0.0],[0.0,0.0]]
// legal 0 1: [[0.0,0.0],[0.0,0.0]]
// legal 0 2: []

module {
func.func @program(%arg0: tensor<2x3x4x0xf8E4M3FNUZ>, %arg1: tensor<2xf8E4M3FNUZ>, %arg2: tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2x3x4x0xf8E4M3FNUZ>) {
  %0 = stablehlo.constant dense<[3.0, 3.0]> : tensor<2xf8E4M3FNUZ>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %0, %arg2, %arg0) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<2x3x4x0xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2x3x4x0xf8E4M3FNUZ>) -> (tensor<2x3x4x0xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>)
  return %3, %2, %1 : tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2x3x4x0xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x3x4x0xf8E4M3FNUZ>, %input1: tensor<2xf8E4M3FNUZ>, %input2: tensor<2xf8E4M3FNUZ>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<2x3x4x0xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>, tensor<2x3x4x0xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v2, dense<0.0> : tensor<2xf64>
    func.return
  }
}
