// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2.0, -1.0]]]> : tensor<1x1x2xf8E4M3FN>, dense<[3.0]> : tensor<1xf8E4M3FN>, dense<[1.125]> : tensor<1xf8E4M3FN>, dense<[[[2.25, 0.625]]]> : tensor<1x1x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E4M3FN, envelope values
//   C: 1
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   feature_index: later
//   epsilon: 0
// legal 0 0: [3.0]
// legal 0 1: [[-3.0,3.75]]
// legal 0 2: [[-20.0,22.0],[-16.0,14.0]]

module {
func.func @program(%arg0: tensor<1x1x2xf8E4M3FN>, %arg1: tensor<1xf8E4M3FN>, %arg2: tensor<1xf8E4M3FN>, %arg3: tensor<1x1x2xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg1, %arg3) <{feature_index = 1 : i64, epsilon = 0.0 : f32}> : (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) -> (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>)
  return %2, %1, %0 : tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1x2xf8E4M3FN>, %input1: tensor<1xf8E4M3FN>, %input2: tensor<1xf8E4M3FN>, %input3: tensor<1x1x2xf8E4M3FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x1x2xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>) -> (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>, tensor<1x1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<3.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<3.75> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-3.0> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf64>
    %v8 = stablehlo.constant dense<[[[22.0, 14.0]]]> : tensor<1x1x2xf64>
    %v9 = stablehlo.constant dense<[[[-20.0, -16.0]]]> : tensor<1x1x2xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<1x1x2xf64>, tensor<1x1x2xf64>) -> tensor<1x1x2xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<1x1x2xi1>
    check.expect_eq_const %v12, dense<true> : tensor<1x1x2xi1>
    func.return
  }
}
