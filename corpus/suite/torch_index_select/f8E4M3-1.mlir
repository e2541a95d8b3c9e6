// RUN: stablehlo-translate --interpret %s --args='[dense<[[-5.0, -4.5], [-7.5, 0.75], [-1.875, 0.001953125], [0.46875, 6.5], [0x7C, -0.001953125]]> : tensor<5x2xf8E4M3>, dense<[[[2]], [[0]], [[1]], [[1]], [[2]]]> : tensor<5x1x1xui2>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E4M3, special values
//   batch_dims: low
//   dim: low + 1
//   A: rank 0
//   B: rank 1
//   C: rank 0
//   D: rank 3+
//   D: has 1
//   n: more
//   E: f8E4M3
//   I: ui2
// legal 0 0: [null,-5.0,-4.5,-4.5,null,null,-7.5,0.75,0.75,null,null,-1.875,0.001953125,0.001953125,null,null,0.46875,6.5,6.5,null,null,"nan",-0.001953125,-0.001953125,null]

module {
func.func @program(%arg0: tensor<5x2xf8E4M3>, %arg1: tensor<5x1x1xui2>) -> tensor<5x5x1x1xf8E4M3> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 0 : i64, dim = 1 : i64}> : (tensor<5x2xf8E4M3>, tensor<5x1x1xui2>) -> tensor<5x5x1x1xf8E4M3>
  return %0 : tensor<5x5x1x1xf8E4M3>
}

  func.func @main(%input0: tensor<5x2xf8E4M3>, %input1: tensor<5x1x1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x2xf8E4M3>, tensor<5x1x1xui2>) -> (tensor<5x5x1x1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1x1xf8E4M3>) -> tensor<5x5x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[0x7FF0000000000000]], [[-5.0]], [[-4.5]], [[-4.5]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[-7.5]], [[0.75]], [[0.75]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[-1.875]], [[0.001953125]], [[0.001953125]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0.46875]], [[6.5]], [[6.5]], [[0x7FF0000000000000]]], [[[0x7FF0000000000000]], [[0xFFF0000000000000]], [[-0.001953125]], [[-0.001953125]], [[0x7FF0000000000000]]]]> : tensor<5x5x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[0xFFF0000000000000]], [[-5.0]], [[-4.5]], [[-4.5]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[-7.5]], [[0.75]], [[0.75]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[-1.875]], [[0.001953125]], [[0.001953125]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0.46875]], [[6.5]], [[6.5]], [[0xFFF0000000000000]]], [[[0xFFF0000000000000]], [[0x7FF0000000000000]], [[-0.001953125]], [[-0.001953125]], [[0xFFF0000000000000]]]]> : tensor<5x5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x5x1x1xi1>
    %v6 = stablehlo.constant dense<[[[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[true]], [[false]], [[false]], [[true]]]]> : tensor<5x5x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x5x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x5x1x1xi1>
    %v10 = stablehlo.constant dense<[[[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]]]> : tensor<5x5x1x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5x1x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x5x1x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x5x1x1xi1>
    %v15 = stablehlo.constant dense<[[[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]]]> : tensor<5x5x1x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x5x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x5x1x1xi1>
    %v20 = stablehlo.constant dense<[[[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]], [[[true]], [[false]], [[false]], [[false]], [[true]]]]> : tensor<5x5x1x1xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x5x1x1xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x5x1x1xi1>
    func.return
  }
}
