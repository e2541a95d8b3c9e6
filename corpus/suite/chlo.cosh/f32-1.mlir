// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-439330944.0]], [[-1606.4976]], [[3.3551848]]]> : tensor<3x1x1xf32>]'
// RUN: : @program
// chlo.cosh on f32, special values
//   S: rank 3+
//   S: has 1
//   E: f32
// legal 0 0: ["inf","inf",[14.342897415161133,14.342904090881348]]

module {
func.func @program(%arg0: tensor<3x1x1xf32>) -> tensor<3x1x1xf32> {
  %0 = chlo.cosh %arg0 : tensor<3x1x1xf32> -> tensor<3x1x1xf32>
  return %0 : tensor<3x1x1xf32>
}

  func.func @main(%input0: tensor<3x1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<3x1x1xf32>) -> (tensor<3x1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x1x1xf32>) -> tensor<3x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000]], [[0xFFF0000000000000]], [[14.342904090881348]]]> : tensor<3x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000]], [[0x7FF0000000000000]], [[14.342897415161133]]]> : tensor<3x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x1xi1>
    %v6 = stablehlo.constant dense<[[[true]], [[true]], [[false]]]> : tensor<3x1x1xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1x1xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<3x1x1xf64>, tensor<3x1x1xf64>) -> tensor<3x1x1xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<3x1x1xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<3x1x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<3x1x1xi1>
    func.return
  }
}
