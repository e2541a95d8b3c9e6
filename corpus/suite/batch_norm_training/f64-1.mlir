// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0], [-2.0], [-0.25]]]]> : tensor<1x1x3x1xf64>, dense<[-4.0]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.batch_norm_training on f64, exact values
//   C: 1
//   S: rank 3+
//   S: has 1
//   E: f64
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[2.680555555555546,2.680555555555565]]
// legal 0 1: [[-0.08333333333333395,-0.0833333333333327]]
// legal 0 2: [[4.148143921143254,4.148143921143292],[11.543707592548172,11.543707592548206],[8.308148486308529,8.308148486308548]]

module {
func.func @program(%arg0: tensor<1x1x3x1xf64>, %arg1: tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1x1x3x1xf64>) {
  %0 = stablehlo.constant dense<[8.0]> : tensor<1xf64>
  %1, %2, %3 = "stablehlo.batch_norm_training"(%arg0, %arg1, %0) <{feature_index = 0 : i64, epsilon = 2.0 : f32}> : (tensor<1x1x3x1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x1x3x1xf64>, tensor<1xf64>, tensor<1xf64>)
  return %3, %2, %1 : tensor<1xf64>, tensor<1xf64>, tensor<1x1x3x1xf64>
}

  func.func @main(%input0: tensor<1x1x3x1xf64>, %input1: tensor<1xf64>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1x1x3x1xf64>, tensor<1xf64>) -> (tensor<1xf64>, tensor<1xf64>, tensor<1x1x3x1xf64>)
    %v0 = stablehlo.constant dense<2.680555555555565> : tensor<1xf64>
    %v1 = stablehlo.constant dense<2.680555555555546> : tensor<1xf64>
    %v2 = stablehlo.compare GE, %r#0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1xi1>
    %v5 = stablehlo.constant dense<-0.0833333333333327> : tensor<1xf64>
    %v6 = stablehlo.constant dense<-0.08333333333333395> : tensor<1xf64>
    %v7 = stablehlo.compare GE, %r#1, %v6, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.compare LE, %r#1, %v5, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v9 = stablehlo.and %v7, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    %v10 = stablehlo.constant dense<[[[[4.148143921143292], [11.543707592548206], [8.308148486308548]]]]> : tensor<1x1x3x1xf64>
    %v11 = stablehlo.constant dense<[[[[4.148143921143254], [11.543707592548172], [8.308148486308529]]]]> : tensor<1x1x3x1xf64>
    %v12 = stablehlo.compare GE, %r#2, %v11, FLOAT : (tensor<1x1x3x1xf64>, tensor<1x1x3x1xf64>) -> tensor<1x1x3x1xi1>
    %v13 = stablehlo.compare LE, %r#2, %v10, FLOAT : (tensor<1x1x3x1xf64>, tensor<1x1x3x1xf64>) -> tensor<1x1x3x1xi1>
    %v14 = stablehlo.and %v12, %v13 : tensor<1x1x3x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x1x3x1xi1>
    func.return
  }
}
