// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.0]]> : tensor<1x1xf8E8M0FNU>, dense<[1.0]> : tensor<1xf8E8M0FNU>, dense<[0.5]> : tensor<1xf8E8M0FNU>, dense<[1.0]> : tensor<1xf8E8M0FNU>, dense<[1.0]> : tensor<1xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E8M0FNU, special values
//   C: 1
//   S: rank 1
//   S: has 1
//   E: f8E8M0FNU
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-128.0,256.0]]

module {
func.func @program(%arg0: tensor<1x1xf8E8M0FNU>, %arg1: tensor<1xf8E8M0FNU>, %arg2: tensor<1xf8E8M0FNU>, %arg3: tensor<1xf8E8M0FNU>, %arg4: tensor<1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg2, %arg3, %arg4) <{feature_index = 1 : i64, epsilon = 2.0 : f32}> : (tensor<1x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> tensor<1x1xf8E8M0FNU>
  return %0 : tensor<1x1xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x1xf8E8M0FNU>, %input1: tensor<1xf8E8M0FNU>, %input2: tensor<1xf8E8M0FNU>, %input3: tensor<1xf8E8M0FNU>, %input4: tensor<1xf8E8M0FNU>) {
    %r = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<1x1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>, tensor<1xf8E8M0FNU>) -> (tensor<1x1xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf8E8M0FNU>) -> tensor<1x1xf64>
    %v1 = stablehlo.constant dense<256.0> : tensor<1x1xf64>
    %v2 = stablehlo.constant dense<-128.0> : tensor<1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x1xi1>
    func.return
  }
}
