// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E5M2FNUZ>, dense<[0.0]> : tensor<1xf8E5M2FNUZ>, dense<[2.0]> : tensor<1xf8E5M2FNUZ>, dense<[1.0]> : tensor<1xf8E5M2FNUZ>, dense<[0.0]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E5M2FNUZ, exact values
//   C: 1
//   S: rank 0
//   E: f8E5M2FNUZ
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[0.0,0.0]]
// legal 0 1: [[0.0,0.0]]
// legal 0 2: [[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1xf8E5M2FNUZ>, %arg1: tensor<1xf8E5M2FNUZ>, %arg2: tensor<1xf8E5M2FNUZ>, %arg3: tensor<1xf8E5M2FNUZ>, %arg4: tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
  return %2, %1, %0 : tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>, %input2: tensor<1xf8E5M2FNUZ>, %input3: tensor<1xf8E5M2FNUZ>, %input4: tensor<1xf8E5M2FNUZ>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<0.0> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1xf8E5M2FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v2, dense<0.0> : tensor<1xf64>
    func.return
  }
}
