// RUN: stablehlo-translate --interpret %s --args='[dense<[0.5759705620227548, 2.2250738585072014e-308]> : tensor<2xf64>, dense<[-2.225073858507201e-308, -1.4003643656583968]> : tensor<2xf64>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f64, special values
//   C: more
//   S: rank 3+
//   S: has 1
//   E: f64
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[11.478262480158234,11.478262480158262],[0.5759705620227541,0.5759705620227554],[0.0,2.225073858507204e-308],[0.0,2.225073858507204e-308],null,[6.051587216554195,6.051587216554211],[0.0,2.225073858507204e-308],[0.0,2.225073858507204e-308],[-8.639558430341332,-8.63955843034131],null,null,[0.0,2.225073858507204e-308]]

module {
func.func @program(%arg0: tensor<2xf64>, %arg1: tensor<2xf64>) -> tensor<3x1x2x2xf64> {
  %0 = stablehlo.constant dense<[[[[0.5915174227745936, -2.2250738585072014e-308], [0.431370721993846, -0.5]]], [[[0xFFF8000000000000, 0.2970863994388443], [-2.225073858507201e-308, -1.0]]], [[[-0.5, 0xFFF0000000000000], [0x7FF8000000000000, -0.6877864411603356]]]]> : tensor<3x1x2x2xf64>
  %1 = stablehlo.constant dense<[-2.225073858507201e-308, 0x7FF0000000000000]> : tensor<2xf64>
  %2 = "stablehlo.batch_norm_inference"(%0, %arg0, %arg0, %arg1, %1) <{feature_index = 2 : i64, epsilon = 0.0009765625 : f32}> : (tensor<3x1x2x2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<3x1x2x2xf64>
  return %2 : tensor<3x1x2x2xf64>
}

  func.func @main(%input0: tensor<2xf64>, %input1: tensor<2xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xf64>, tensor<2xf64>) -> (tensor<3x1x2x2xf64>)
    %v0 = stablehlo.constant dense<[[[[11.478262480158262, 0.5759705620227554], [2.225073858507204e-308, 2.225073858507204e-308]]], [[[0x7FF0000000000000, 6.051587216554211], [2.225073858507204e-308, 2.225073858507204e-308]]], [[[-8.63955843034131, 0x7FF0000000000000], [0x7FF0000000000000, 2.225073858507204e-308]]]]> : tensor<3x1x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[11.478262480158234, 0.5759705620227541], [0.0, 0.0]]], [[[0xFFF0000000000000, 6.051587216554195], [0.0, 0.0]]], [[[-8.639558430341332, 0xFFF0000000000000], [0xFFF0000000000000, 0.0]]]]> : tensor<3x1x2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<3x1x2x2xf64>, tensor<3x1x2x2xf64>) -> tensor<3x1x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<3x1x2x2xf64>, tensor<3x1x2x2xf64>) -> tensor<3x1x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x1x2x2xi1>
    %v5 = stablehlo.constant dense<[[[[false, false], [false, false]]], [[[true, false], [false, false]]], [[[false, true], [true, false]]]]> : tensor<3x1x2x2xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<3x1x2x2xf64>, tensor<3x1x2x2xf64>) -> tensor<3x1x2x2xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<3x1x2x2xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<3x1x2x2xi1>
    %v9 = stablehlo.constant dense<[[[[false, false], [false, false]]], [[[true, false], [false, false]]], [[[false, true], [true, false]]]]> : tensor<3x1x2x2xi1>
    %v10 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1x2x2xf64>
    %v11 = stablehlo.compare EQ, %r, %v10, FLOAT : (tensor<3x1x2x2xf64>, tensor<3x1x2x2xf64>) -> tensor<3x1x2x2xi1>
    %v12 = stablehlo.and %v11, %v9 : tensor<3x1x2x2xi1>
    %v13 = stablehlo.or %v8, %v12 : tensor<3x1x2x2xi1>
    %v14 = stablehlo.constant dense<[[[[false, false], [false, false]]], [[[true, false], [false, false]]], [[[false, true], [true, false]]]]> : tensor<3x1x2x2xi1>
    %v15 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1x2x2xf64>
    %v16 = stablehlo.compare EQ, %r, %v15, FLOAT : (tensor<3x1x2x2xf64>, tensor<3x1x2x2xf64>) -> tensor<3x1x2x2xi1>
    %v17 = stablehlo.and %v16, %v14 : tensor<3x1x2x2xi1>
    %v18 = stablehlo.or %v13, %v17 : tensor<3x1x2x2xi1>
    %v19 = stablehlo.constant dense<[[[[false, false], [false, false]]], [[[true, false], [false, false]]], [[[false, true], [true, false]]]]> : tensor<3x1x2x2xi1>
    %v20 = stablehlo.or %v18, %v19 : tensor<3x1x2x2xi1>
    check.expect_eq_const %v20, dense<true> : tensor<3x1x2x2xi1>
    func.return
  }
}
