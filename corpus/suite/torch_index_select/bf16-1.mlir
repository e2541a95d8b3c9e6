// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.74609375, -3.015625, 0.0, -1.0]], [[2.859375, 3.3895314e+38, 0x7FC0, 0x7FC0]], [[0.5, 7.25, 0.55078125, -0.921875]]]> : tensor<3x1x4xbf16>, dense<[[[0, 1]], [[1, 2]], [[2, 0]]]> : tensor<3x1x2xui32>]'
// RUN: : @program
// stablehlo.torch_index_select on bf16, special values
//   dim: low
//   A: rank 2
//   A: has 1
//   B: rank 0
//   C: rank 0
//   D: rank 1
//   n: more
//   E: bf16
//   I: ui32
// legal 0 0: [0.74609375,-3.015625,3.3895313892515355e+38,"nan",0.55078125,0.5]

module {
func.func @program(%arg0: tensor<3x1x4xbf16>, %arg1: tensor<3x1x2xui32>) -> tensor<3x1x2xbf16> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 2 : i64, dim = 2 : i64}> : (tensor<3x1x4xbf16>, tensor<3x1x2xui32>) -> tensor<3x1x2xbf16>
  return %0 : tensor<3x1x2xbf16>
}

  func.func @main(%input0: tensor<3x1x4xbf16>, %input1: tensor<3x1x2xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x4xbf16>, tensor<3x1x2xui32>) -> (tensor<3x1x2xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1x2xbf16>) -> tensor<3x1x2xf64>
    %v1 = stablehlo.constant dense<[[[0.74609375, -3.015625]], [[3.3895313892515355e+38, 0xFFF0000000000000]], [[0.55078125, 0.5]]]> : tensor<3x1x2xf64>
    %v2 = stablehlo.constant dense<[[[0.74609375, -3.015625]], [[3.3895313892515355e+38, 0x7FF0000000000000]], [[0.55078125, 0.5]]]> : tensor<3x1x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x2xi1>
    %v6 = stablehlo.constant dense<[[[false, false]], [[false, true]], [[false, false]]]> : tensor<3x1x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x2xf64>, tensor<3x1x2xf64>) -> tensor<3x1x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x1x2xi1>
    func.return
  }
}
