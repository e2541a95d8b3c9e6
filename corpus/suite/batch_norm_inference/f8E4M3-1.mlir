// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.25, 2.0, -1.0]]> : tensor<1x3xf8E4M3>, dense<[1.5, -1.0, 1.25]> : tensor<3xf8E4M3>, dense<[2.25, 0.9375, 1.0]> : tensor<3xf8E4M3>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f8E4M3, envelope values
//   C: more
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[-7.5,0.5],[-6.0,1.0],[-4.0,0.75]]

module {
func.func @program(%arg0: tensor<1x3xf8E4M3>, %arg1: tensor<3xf8E4M3>, %arg2: tensor<3xf8E4M3>) -> tensor<1x3xf8E4M3> {
  %0 = stablehlo.constant dense<[2.5, 0.5, 0.6875]> : tensor<3xf8E4M3>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg2, %0) <{feature_index = 1 : i64, epsilon = 7.6293945e-06 : f32}> : (tensor<1x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> tensor<1x3xf8E4M3>
  return %1 : tensor<1x3xf8E4M3>
}

  func.func @main(%input0: tensor<1x3xf8E4M3>, %input1: tensor<3xf8E4M3>, %input2: tensor<3xf8E4M3>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x3xf8E4M3>, tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> (tensor<1x3xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1x3xf8E4M3>) -> tensor<1x3xf64>
    %v1 = stablehlo.constant dense<[[0.5, 1.0, 0.75]]> : tensor<1x3xf64>
    %v2 = stablehlo.constant dense<[[-7.5, -6.0, -4.0]]> : tensor<1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x3xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x3xi1>
    func.return
  }
}
