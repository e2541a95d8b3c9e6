// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.3388082, -1.0, 0.4643475], [0.8781309, 0xFFC00000, 0xFF800000]]]]> : tensor<1x1x2x3xf32>, dense<> : tensor<0x2x1x1x3xi32>, dense<[[[[1.5062518e-07, 522.3717, -96.76713]]], [[[2.4051604e-05, -0.90068763, 2.4912265e+23]]]]> : tensor<2x1x1x3xf32>]'
// RUN: : @program
// stablehlo.scatter on f32, special values
//   N: low
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: f32
//   F: f32
//   I: i32
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [-0.3388080596923828,521.3717041015625,-96.30278015136719,0.878154993057251,"nan","-inf"]

module {
func.func @program(%arg0: tensor<1x1x2x3xf32>, %arg1: tensor<0x2x1x1x3xi32>, %arg2: tensor<2x1x1x3xf32>) -> tensor<1x1x2x3xf32> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0, 1, 2, 3], scatter_indices_batching_dims = [3, 2, 1, 4], index_vector_dim = 0>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    %3 = stablehlo.add %1, %2 : tensor<f32>
    stablehlo.return %3 : tensor<f32>
  }) : (tensor<1x1x2x3xf32>, tensor<0x2x1x1x3xi32>, tensor<2x1x1x3xf32>) -> tensor<1x1x2x3xf32>
  return %0 : tensor<1x1x2x3xf32>
}

  func.func @main(%input0: tensor<1x1x2x3xf32>, %input1: tensor<0x2x1x1x3xi32>, %input2: tensor<2x1x1x3xf32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x1x2x3xf32>, tensor<0x2x1x1x3xi32>, tensor<2x1x1x3xf32>) -> (tensor<1x1x2x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2x3xf32>) -> tensor<1x1x2x3xf64>
    %v1 = stablehlo.constant dense<[[[[-0.3388080596923828, 521.3717041015625, -96.30278015136719], [0.878154993057251, 0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x1x2x3xf64>
    %v2 = stablehlo.constant dense<[[[[-0.3388080596923828, 521.3717041015625, -96.30278015136719], [0.878154993057251, 0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x1x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x1x2x3xf64>, tensor<1x1x2x3xf64>) -> tensor<1x1x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x1x2x3xf64>, tensor<1x1x2x3xf64>) -> tensor<1x1x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x1x2x3xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, false], [false, true, false]]]]> : tensor<1x1x2x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x1x2x3xf64>, tensor<1x1x2x3xf64>) -> tensor<1x1x2x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x1x2x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x1x2x3xi1>
    %v10 = stablehlo.constant dense<[[[[false, false, false], [false, false, true]]]]> : tensor<1x1x2x3xi1>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x1x2x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x1x2x3xf64>, tensor<1x1x2x3xf64>) -> tensor<1x1x2x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x1x2x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x1x2x3xi1>
    check.expect_eq_const %v14, dense<true> : tensor<1x1x2x3xi1>
    func.return
  }
}
