// RUN: stablehlo-translate --interpret %s --args='[dense<[5.0]> : tensor<1xf8E5M2>, dense<[-8.0]> : tensor<1xf8E5M2>, dense<[-14.0]> : tensor<1xf8E5M2>, dense<[2.5]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f8E5M2, envelope values
//   C: 1
//   S: rank 0
//   E: f8E5M2
//   feature_index: first
//   epsilon: positive
// legal 0 0: [-1.5]
// legal 0 1: [[-48.0,12.0]]
// legal 0 2: [[-8192.0,5120.0]]

module {
func.func @program(%arg0: tensor<1xf8E5M2>, %arg1: tensor<1xf8E5M2>, %arg2: tensor<1xf8E5M2>, %arg3: tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) {
  %0 = stablehlo.constant dense<[-1.5]> : tensor<1xf8E5M2>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg3, %0) <{feature_index = 0 : i64, epsilon = 0.0009765625 : f32}> : (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>)
  return %3, %2, %1 : tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>, %input1: tensor<1xf8E5M2>, %input2: tensor<1xf8E5M2>, %input3: tensor<1xf8E5M2>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>, tensor<1xf8E5M2>, tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.5> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<12.0> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-48.0> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<1xf8E5M2>) -> tensor<1xf64>
    %v8 = stablehlo.constant dense<5120.0> : tensor<1xf64>
    %v9 = stablehlo.constant dense<-8192.0> : tensor<1xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<1xi1>
    check.expect_eq_const %v12, dense<true> : tensor<1xi1>
    func.return
  }
}
