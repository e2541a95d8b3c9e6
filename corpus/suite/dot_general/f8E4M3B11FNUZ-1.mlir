// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.00012207031], [4.0], [0.0009765625], [1.375]], [[0x80], [0.28125], [0.0009765625], [-1.0]], [[0.5], [-0.0009765625], [-1.5], [0.75]]]> : tensor<3x4x1xf8E4M3B11FNUZ>, dense<[[[[-0.5, -0.34375, 0x80]], [[-2.0, -0.0008544922, 0.8125]], [[-5.5, -0.0009765625, -0.625]], [[-7.0, 1.0, -1.5]]], [[[0.0008544922, -0.75, 0x80]], [[7.5, -0.8125, -0.0009765625]], [[3.0, 0x80, -0.0008544922]], [[0.0008544922, 0.875, 30.0]]], [[[0.0, -0.5, -0.0009765625]], [[5.0, -1.0, -0.9375]], [[7.5, -0.5, 0.0009765625]], [[1.0, 0.625, 0.0008544922]]]]> : tensor<3x4x1x3xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3B11FNUZ, special values
//   B: rank 1
//   K: rank 1
//   M: rank 1
//   M: has 1
//   N: rank 2
//   N: has 1
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f8E4M3B11FNUZ
// legal 0 0: [[-22.0,-13.0],null,[18.0,26.0],"nan","nan","nan","nan","nan",[-0.00244140625,0.001708984375]]

module {
func.func @program(%arg0: tensor<3x4x1xf8E4M3B11FNUZ>, %arg1: tensor<3x4x1x3xf8E4M3B11FNUZ>) -> tensor<3x1x3x1xf8E4M3B11FNUZ> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [3], contracting_dims = [1] x [1] : (tensor<3x4x1xf8E4M3B11FNUZ>, tensor<3x4x1x3xf8E4M3B11FNUZ>) -> tensor<3x1x3x1xf8E4M3B11FNUZ>
  return %0 : tensor<3x1x3x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3x4x1xf8E4M3B11FNUZ>, %input1: tensor<3x4x1x3xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x4x1xf8E4M3B11FNUZ>, tensor<3x4x1x3xf8E4M3B11FNUZ>) -> (tensor<3x1x3x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3x1xf8E4M3B11FNUZ>) -> tensor<3x1x3x1xf64>
    %v1 = stablehlo.constant dense<[[[[-13.0], [30.0], [26.0]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0xFFF0000000000000], [0xFFF0000000000000], [0.001708984375]]]]> : tensor<3x1x3x1xf64>
    %v2 = stablehlo.constant dense<[[[[-22.0], [-30.0], [18.0]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0x7FF0000000000000], [0x7FF0000000000000], [-0.00244140625]]]]> : tensor<3x1x3x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3x1xf64>, tensor<3x1x3x1xf64>) -> tensor<3x1x3x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3x1xf64>, tensor<3x1x3x1xf64>) -> tensor<3x1x3x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [true], [false]]], [[[true], [true], [true]]], [[[true], [true], [false]]]]> : tensor<3x1x3x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x3x1xf64>, tensor<3x1x3x1xf64>) -> tensor<3x1x3x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x1x3x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x1x3x1xi1>
    %v10 = stablehlo.constant dense<[[[[false], [true], [false]]], [[[false], [false], [false]]], [[[false], [false], [false]]]]> : tensor<3x1x3x1xi1>
    %v11 = stablehlo.or %v9, %v10 : tensor<3x1x3x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<3x1x3x1xi1>
    func.return
  }
}
