// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x3x4x4x1xui32>]'
// RUN: : @program
// stablehlo.gather on f8E5M2FNUZ, exact values
//   B: rank 3+
//   O: rank 0
//   G: rank 1
//   G: has 1
//   c: low
//   E: f8E5M2FNUZ
//   I: ui32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: unordered
//   index_vector_dim: first
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: false
// legal 0 0: [0.5,0.5,-1.0,0.5,1.0,0.5,-1.0,[0.0,0.0],"nan",1.0,-0.5,[0.0,0.0],[0.0,0.0],-0.5,[0.0,0.0],-0.5,0.5,0.5,-0.5,1.0,0.5,[0.0,0.0],[0.0,0.0],1.0,-1.0,1.0,-1.0,[0.0,0.0],1.0,-1.0,-1.0,0.5,[0.0,0.0],-0.5,-1.0,-0.5,-1.0,0.5,-0.5,[0.0,0.0],-0.5,0.5,-1.0,0.5,0.5,1.0,[0.0,0.0],-0.5]

module {
func.func @program(%arg0: tensor<0x3x4x4x1xui32>) -> tensor<3x4x4x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[0.5, 0.5, 0.0], [0.5, 0.5, -0.5], [-1.0, -0.5, -1.0], [0.5, 1.0, -0.5]], [[1.0, 0.5, -1.0], [0.5, 0.0, 0.5], [-1.0, 0.0, -0.5], [0.0, 1.0, 0.0]], [[0x80, -1.0, -0.5], [1.0, 1.0, 0.5], [-0.5, -1.0, -1.0], [0.0, 0.0, 0.5]], [[0.0, 1.0, 0.5], [-0.5, -1.0, 1.0], [0.0, -1.0, 0.0], [-0.5, 0.5, -0.5]]]> : tensor<4x4x3xf8E5M2FNUZ>
  %1 = "stablehlo.gather"(%0, %arg0) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [2, 3, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x4x3xf8E5M2FNUZ>, tensor<0x3x4x4x1xui32>) -> tensor<3x4x4x1xf8E5M2FNUZ>
  return %1 : tensor<3x4x4x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<0x3x4x4x1xui32>) {
    %r = func.call @program(%input0) : (tensor<0x3x4x4x1xui32>) -> (tensor<3x4x4x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x4x4x1xf8E5M2FNUZ>) -> tensor<3x4x4x1xf64>
    %v1 = stablehlo.constant dense<[[[[0.5], [0.5], [-1.0], [0.5]], [[1.0], [0.5], [-1.0], [0.0]], [[0xFFF0000000000000], [1.0], [-0.5], [0.0]], [[0.0], [-0.5], [0.0], [-0.5]]], [[[0.5], [0.5], [-0.5], [1.0]], [[0.5], [0.0], [0.0], [1.0]], [[-1.0], [1.0], [-1.0], [0.0]], [[1.0], [-1.0], [-1.0], [0.5]]], [[[0.0], [-0.5], [-1.0], [-0.5]], [[-1.0], [0.5], [-0.5], [0.0]], [[-0.5], [0.5], [-1.0], [0.5]], [[0.5], [1.0], [0.0], [-0.5]]]]> : tensor<3x4x4x1xf64>
    %v2 = stablehlo.constant dense<[[[[0.5], [0.5], [-1.0], [0.5]], [[1.0], [0.5], [-1.0], [0.0]], [[0x7FF0000000000000], [1.0], [-0.5], [0.0]], [[0.0], [-0.5], [0.0], [-0.5]]], [[[0.5], [0.5], [-0.5], [1.0]], [[0.5], [0.0], [0.0], [1.0]], [[-1.0], [1.0], [-1.0], [0.0]], [[1.0], [-1.0], [-1.0], [0.5]]], [[[0.0], [-0.5], [-1.0], [-0.5]], [[-1.0], [0.5], [-0.5], [0.0]], [[-0.5], [0.5], [-1.0], [0.5]], [[0.5], [1.0], [0.0], [-0.5]]]]> : tensor<3x4x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x4x1xf64>, tensor<3x4x4x1xf64>) -> tensor<3x4x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x4x1xf64>, tensor<3x4x4x1xf64>) -> tensor<3x4x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x4x4x1xf64>) -> tensor<3x4x4x1xi64>
    %v7 = stablehlo.constant dense<[[[[4602678819172646912], [4602678819172646912], [-4616189618054758400], [4602678819172646912]], [[4607182418800017408], [4602678819172646912], [-4616189618054758400], [0]], [[9221120237041090560], [4607182418800017408], [-4620693217682128896], [0]], [[0], [-4620693217682128896], [0], [-4620693217682128896]]], [[[4602678819172646912], [4602678819172646912], [-4620693217682128896], [4607182418800017408]], [[4602678819172646912], [0], [0], [4607182418800017408]], [[-4616189618054758400], [4607182418800017408], [-4616189618054758400], [0]], [[4607182418800017408], [-4616189618054758400], [-4616189618054758400], [4602678819172646912]]], [[[0], [-4620693217682128896], [-4616189618054758400], [-4620693217682128896]], [[-4616189618054758400], [4602678819172646912], [-4620693217682128896], [0]], [[-4620693217682128896], [4602678819172646912], [-4616189618054758400], [4602678819172646912]], [[4602678819172646912], [4607182418800017408], [0], [-4620693217682128896]]]]> : tensor<3x4x4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x4x4x1xi64>, tensor<3x4x4x1xi64>) -> tensor<3x4x4x1xi1>
    %v9 = stablehlo.constant dense<[[[[false], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [true]], [[true], [false], [true], [false]]], [[[false], [false], [false], [false]], [[false], [true], [true], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [false]]], [[[true], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [true], [false]]]]> : tensor<3x4x4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x4x4x1xi1>, tensor<3x4x4x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[true], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]]> : tensor<3x4x4x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x4x4x1xf64>, tensor<3x4x4x1xf64>) -> tensor<3x4x4x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x4x4x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x4x4x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x4x4x1xi1>
    func.return
  }
}
