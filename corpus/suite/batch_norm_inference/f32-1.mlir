// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 2.5, -3.5, 0.0]]> : tensor<1x4xf32>, dense<[-1.75]> : tensor<1xf32>, dense<[-4.0]> : tensor<1xf32>, dense<[1.0]> : tensor<1xf32>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f32, exact values
//   C: 1
//   S: rank 1
//   E: f32
//   feature_index: first
//   epsilon: positive
// legal 0 0: [[1.979267954826355,1.9792801141738892],[-2.567365884780884,-2.5673530101776123],[3.494811773300171,3.4948251247406006],[-0.04145696014165878,-0.041446901857852936]]

module {
func.func @program(%arg0: tensor<1x4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>, %arg3: tensor<1xf32>) -> tensor<1x4xf32> {
  %0 = stablehlo.constant dense<[4.0]> : tensor<1xf32>
  %1 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %0, %arg2, %arg3) <{feature_index = 0 : i64, epsilon = 2.0 : f32}> : (tensor<1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4xf32>
  return %1 : tensor<1x4xf32>
}

  func.func @main(%input0: tensor<1x4xf32>, %input1: tensor<1xf32>, %input2: tensor<1xf32>, %input3: tensor<1xf32>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x4xf32>) -> tensor<1x4xf64>
    %v1 = stablehlo.constant dense<[[1.9792801141738892, -2.5673530101776123, 3.4948251247406006, -0.041446901857852936]]> : tensor<1x4xf64>
    %v2 = stablehlo.constant dense<[[1.979267954826355, -2.567365884780884, 3.494811773300171, -0.04145696014165878]]> : tensor<1x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<1x4xi1>
    func.return
  }
}
