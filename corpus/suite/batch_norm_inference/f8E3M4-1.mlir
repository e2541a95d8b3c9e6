// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.75]> : tensor<1xf8E3M4>, dense<[0.0]> : tensor<1xf8E3M4>, dense<[2.0]> : tensor<1xf8E3M4>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E3M4, exact values
//   C: 1
//   S: rank 1
//   E: f8E3M4
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-0.90625,-0.109375],null,null]

module {
func.func @program(%arg0: tensor<1xf8E3M4>, %arg1: tensor<1xf8E3M4>, %arg2: tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4> {
  %0 = stablehlo.constant dense<[[1.0], [4.0], [-3.0]]> : tensor<3x1xf8E3M4>
  %1 = "stablehlo.batch_norm_inference"(%0, %arg0, %arg1, %arg1, %arg2) <{feature_index = 1 : i64, epsilon = 0.0009765625 : f32}> : (tensor<3x1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> tensor<3x1xf8E3M4>
  return %1 : tensor<3x1xf8E3M4>
}

  func.func @main(%input0: tensor<1xf8E3M4>, %input1: tensor<1xf8E3M4>, %input2: tensor<1xf8E3M4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>) -> (tensor<3x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf8E3M4>) -> tensor<3x1xf64>
    %v1 = stablehlo.constant dense<[[-0.109375], [0x7FF0000000000000], [0x7FF0000000000000]]> : tensor<3x1xf64>
    %v2 = stablehlo.constant dense<[[-0.90625], [0xFFF0000000000000], [0xFFF0000000000000]]> : tensor<3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1xi1>
    %v6 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1xi1>
    %v10 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x1xi1>
    %v15 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x1xi1>
    %v20 = stablehlo.constant dense<[[false], [true], [true]]> : tensor<3x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x1xi1>
    func.return
  }
}
