// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5], [0.25]], [[-1.0], [-0.75]], [[-0.5], [0.25]]]]> : tensor<1x3x2x1xf8E4M3>, dense<[0.0]> : tensor<1xf8E4M3>, dense<[0.0]> : tensor<1xf8E4M3>, dense<[2.0]> : tensor<1xf8E4M3>, dense<[[[[0.0], [4.0]], [[-2.0], [3.0]], [[2.0], [0.0]]]]> : tensor<1x3x2x1xf8E4M3>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E4M3, exact values
//   C: 1
//   S: rank 3+
//   S: has 1
//   E: f8E4M3
//   feature_index: later
//   epsilon: 0
// legal 0 0: [7.0]
// legal 0 1: [[-6.5,6.0]]
// legal 0 2: [[-0.0,-0.0],[0.0,0.0],[-0.0,-0.0],[0.0,0.0],[0.0,0.0],[-0.0,-0.0]]

module {
func.func @program(%arg0: tensor<1x3x2x1xf8E4M3>, %arg1: tensor<1xf8E4M3>, %arg2: tensor<1xf8E4M3>, %arg3: tensor<1xf8E4M3>, %arg4: tensor<1x3x2x1xf8E4M3>) -> (tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1x3x2x1xf8E4M3>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 3 : i64, epsilon = 0.0 : f32}> : (tensor<1x3x2x1xf8E4M3>, tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1x3x2x1xf8E4M3>) -> (tensor<1x3x2x1xf8E4M3>, tensor<1xf8E4M3>, tensor<1xf8E4M3>)
  return %2, %1, %0 : tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1x3x2x1xf8E4M3>
}

  func.func @main(%input0: tensor<1x3x2x1xf8E4M3>, %input1: tensor<1xf8E4M3>, %input2: tensor<1xf8E4M3>, %input3: tensor<1xf8E4M3>, %input4: tensor<1x3x2x1xf8E4M3>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<1x3x2x1xf8E4M3>, tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1x3x2x1xf8E4M3>) -> (tensor<1xf8E4M3>, tensor<1xf8E4M3>, tensor<1x3x2x1xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<7.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E4M3>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<6.0> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-6.5> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<1x3x2x1xf8E4M3>) -> tensor<1x3x2x1xf64>
    check.expect_eq_const %v7, dense<[[[[-0.0], [0.0]], [[-0.0], [0.0]], [[0.0], [-0.0]]]]> : tensor<1x3x2x1xf64>
    func.return
  }
}
