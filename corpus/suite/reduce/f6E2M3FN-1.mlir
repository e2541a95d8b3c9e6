// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.25, 1.0, 0.0, 0.25], [-1.0, -0.75, 0.25, -1.0], [-0.5, 0.0, 0.25, -0.75], [-0.75, -1.0, 1.0, -0.75]]> : tensor<4x4xf6E2M3FN>, dense<[[-1.0, 2.0, 0.5, -2.0], [-1.0, 0.0, -2.0, -1.5], [-1.0, 0.5, -2.0, 2.0], [2.0, 1.5, -2.0, -0.5]]> : tensor<4x4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.reduce on f6E2M3FN, exact values
//   N: low + 1
//   D: rank 2
//   S: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   dimensions: unordered
// legal 0 0: [null]
// legal 0 1: [-1.0]

module {
func.func @program(%arg0: tensor<4x4xf6E2M3FN>, %arg1: tensor<4x4xf6E2M3FN>) -> (tensor<f6E2M3FN>, tensor<f6E2M3FN>) {
  %0 = stablehlo.constant dense<7.5> : tensor<f6E2M3FN>
  %1 = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %2, %3 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1) across dimensions = [1, 0] : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>, tensor<f6E2M3FN>, tensor<f6E2M3FN>) -> (tensor<f6E2M3FN>, tensor<f6E2M3FN>) reducer(%4: tensor<f6E2M3FN>, %6: tensor<f6E2M3FN>) (%5: tensor<f6E2M3FN>, %7: tensor<f6E2M3FN>) {
    %8 = stablehlo.minimum %4, %6 : tensor<f6E2M3FN>
    %9 = stablehlo.add %5, %7 : tensor<f6E2M3FN>
    stablehlo.return %8, %9 : tensor<f6E2M3FN>, tensor<f6E2M3FN>
  }
  return %3, %2 : tensor<f6E2M3FN>, tensor<f6E2M3FN>
}

  func.func @main(%input0: tensor<4x4xf6E2M3FN>, %input1: tensor<4x4xf6E2M3FN>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<4x4xf6E2M3FN>, tensor<4x4xf6E2M3FN>) -> (tensor<f6E2M3FN>, tensor<f6E2M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f6E2M3FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    %v6 = stablehlo.constant dense<true> : tensor<i1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v8 = stablehlo.and %v7, %v6 : tensor<i1>
    %v9 = stablehlo.or %v5, %v8 : tensor<i1>
    %v10 = stablehlo.constant dense<true> : tensor<i1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v13 = stablehlo.and %v12, %v10 : tensor<i1>
    %v14 = stablehlo.or %v9, %v13 : tensor<i1>
    %v15 = stablehlo.constant dense<true> : tensor<i1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v18 = stablehlo.and %v17, %v15 : tensor<i1>
    %v19 = stablehlo.or %v14, %v18 : tensor<i1>
    %v20 = stablehlo.constant dense<true> : tensor<i1>
    %v21 = stablehlo.or %v19, %v20 : tensor<i1>
    check.expect_eq_const %v21, dense<true> : tensor<i1>
    %v22 = stablehlo.convert %r#1 : (tensor<f6E2M3FN>) -> tensor<f64>
    check.expect_eq_const %v22, dense<-1.0> : tensor<f64>
    func.return
  }
}
