// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.5]> : tensor<1xf32>, dense<[-3.0]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.batch_norm_training on f32, exact values
//   C: 1
//   S: rank 0
//   E: f32
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[-1.7434359733670135e-06,1.7434359733670135e-06]]
// legal 0 1: [[-1.5000003576278687,-1.4999996423721313]]
// legal 0 2: [[-1.5026541948318481,-1.4973458051681519]]

module {
func.func @program(%arg0: tensor<1xf32>, %arg1: tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg0) <{feature_index = 0 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  return %2, %1, %0 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
}

  func.func @main(%input0: tensor<1xf32>, %input1: tensor<1xf32>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf32>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<1.7434359733670135e-06> : tensor<1xf64>
    %v2 = stablehlo.constant dense<-1.7434359733670135e-06> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<1xf32>) -> tensor<1xf64>
    %v7 = stablehlo.constant dense<-1.4999996423721313> : tensor<1xf64>
    %v8 = stablehlo.constant dense<-1.5000003576278687> : tensor<1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<1xf32>) -> tensor<1xf64>
    %v13 = stablehlo.constant dense<-1.4973458051681519> : tensor<1xf64>
    %v14 = stablehlo.constant dense<-1.5026541948318481> : tensor<1xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<1xi1>
    check.expect_eq_const %v17, dense<true> : tensor<1xi1>
    func.return
  }
}
