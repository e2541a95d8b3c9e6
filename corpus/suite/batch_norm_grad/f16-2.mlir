// RUN: stablehlo-translate --interpret %s --args='[dense<[6.0]> : tensor<1xf16>, dense<[0.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f16, exact values
//   C: 1
//   S: rank 0
//   E: f16
//   feature_index: first
//   epsilon: positive
// legal 0 0: [6.0]
// legal 0 1: [[-12.0625,-11.9375]]
// legal 0 2: [[-147.0,-141.0]]

module {
func.func @program(%arg0: tensor<1xf16>, %arg1: tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) {
  %0 = stablehlo.constant dense<[0.0]> : tensor<1xf16>
  %1 = stablehlo.constant dense<[2.0]> : tensor<1xf16>
  %2, %3, %4 = "stablehlo.batch_norm_grad"(%0, %arg0, %1, %arg1, %arg0) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>)
  return %4, %3, %2 : tensor<1xf16>, tensor<1xf16>, tensor<1xf16>
}

  func.func @main(%input0: tensor<1xf16>, %input1: tensor<1xf16>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<1xf16>, tensor<1xf16>) -> (tensor<1xf16>, tensor<1xf16>, tensor<1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<6.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf16>) -> tensor<1xf64>
    %v2 = stablehlo.constant dense<-11.9375> : tensor<1xf64>
    %v3 = stablehlo.constant dense<-12.0625> : tensor<1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<1xf16>) -> tensor<1xf64>
    %v8 = stablehlo.constant dense<-141.0> : tensor<1xf64>
    %v9 = stablehlo.constant dense<-147.0> : tensor<1xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<1xi1>
    check.expect_eq_const %v12, dense<true> : tensor<1xi1>
    func.return
  }
}
