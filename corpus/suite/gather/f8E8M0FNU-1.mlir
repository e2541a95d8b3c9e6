// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0, 3], [0, -1], [1, 3]], [[-127, 0], [1, 3], [1, 2]], [[2, 2], [2, 127], [1, 127]], [[4, 1], [-1, 2], [0, 1]]]]> : tensor<1x4x3x2xi8>]'
// RUN: : @program
// stablehlo.gather on f8E8M0FNU, special values
//   B: rank 1
//   O: rank 2
//   G: rank 2
//   G: has 1
//   C: low
//   E: f8E8M0FNU
//   I: i8
//   operand_batching_dims: one
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: one
//   index_vector_dim: later
//   offset_dims: ascending
//   start_index_map: unordered
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [1.1754943508222875e-38,0.25,1.7014118346046923e+38,4.0,0.5,4.0,0.5,0.25,"nan",1.7014118346046923e+38,1.0,0.5,0.5,1.0,0.5,4.0,0.25,2.0,"nan",0.5,1.0,"nan",1.7014118346046923e+38,5.877471754111438e-39,0.25,"nan",0.25,2.0,0.25,4.0,2.0,0.25,5.877471754111438e-39,"nan",1.7014118346046923e+38,4.0,1.7014118346046923e+38,1.7014118346046923e+38,2.0,4.0,0.25,1.1754943508222875e-38,4.0,2.0,1.1754943508222875e-38,1.0,1.1754943508222875e-38,1.7014118346046923e+38]

module {
func.func @program(%arg0: tensor<1x4x3x2xi8>) -> tensor<1x4x3x2x2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<"0xFF81017E7FFE8181817F81017E7E00000081FF7EFF007D7D80007EFF808000807E7DFF00FE81817F7EFE80FE7D7D807E7EFF7FFF7E7FFF817EFE7DFF00FE7DFFFF7E7F81007E7F8181FE8080017E7DFE7EFF7E7EFFFE7F7E80817E817F007F7F817D7D817F7E0000FF7E7D7E7FFF8001FE00017E7E7E8081FE7F00FF7EFE01817D00FF00FEFFFF7F7D007EFE80817F7EFF7E7F7D7D7D7E7EFEFF807DFE7D808080807D7E007F7FFF7EFE7D7E0000007E807FFEFEFE7F81FF81007F7D7D817F0181007E7F7DFE7EFF7E7FFFFE00FF007E01817E7EFE7E817F00FE00007F8000FE00FF01FE817E8001FF817E7E007EFEFEFE7F7D7F007D007E817E7D8081FF01000081007D80FF017FFE01817F7F017F7E01817E7F017F807F81FE7E817FFE8080"> : tensor<4x3x1x2x4x3xf8E8M0FNU>
  %1 = "stablehlo.gather"(%0, %arg0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 4], collapsed_slice_dims = [2, 4, 5], operand_batching_dims = [1], start_indices_batching_dims = [2], start_index_map = [3, 0, 5, 4], index_vector_dim = 1>, slice_sizes = array<i64: 4, 1, 1, 2, 1, 1>, indices_are_sorted = true}> : (tensor<4x3x1x2x4x3xf8E8M0FNU>, tensor<1x4x3x2xi8>) -> tensor<1x4x3x2x2xf8E8M0FNU>
  return %1 : tensor<1x4x3x2x2xf8E8M0FNU>
}

  func.func @main(%input0: tensor<1x4x3x2xi8>) {
    %r = func.call @program(%input0) : (tensor<1x4x3x2xi8>) -> (tensor<1x4x3x2x2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<1x4x3x2x2xf8E8M0FNU>) -> tensor<1x4x3x2x2xf64>
    %v1 = stablehlo.constant dense<[[[[[1.1754943508222875e-38, 0.25], [1.7014118346046923e+38, 4.0]], [[0.5, 4.0], [0.5, 0.25]], [[0xFFF0000000000000, 1.7014118346046923e+38], [1.0, 0.5]]], [[[0.5, 1.0], [0.5, 4.0]], [[0.25, 2.0], [0xFFF0000000000000, 0.5]], [[1.0, 0xFFF0000000000000], [1.7014118346046923e+38, 5.877471754111438e-39]]], [[[0.25, 0xFFF0000000000000], [0.25, 2.0]], [[0.25, 4.0], [2.0, 0.25]], [[5.877471754111438e-39, 0xFFF0000000000000], [1.7014118346046923e+38, 4.0]]], [[[1.7014118346046923e+38, 1.7014118346046923e+38], [2.0, 4.0]], [[0.25, 1.1754943508222875e-38], [4.0, 2.0]], [[1.1754943508222875e-38, 1.0], [1.1754943508222875e-38, 1.7014118346046923e+38]]]]]> : tensor<1x4x3x2x2xf64>
    %v2 = stablehlo.constant dense<[[[[[1.1754943508222875e-38, 0.25], [1.7014118346046923e+38, 4.0]], [[0.5, 4.0], [0.5, 0.25]], [[0x7FF0000000000000, 1.7014118346046923e+38], [1.0, 0.5]]], [[[0.5, 1.0], [0.5, 4.0]], [[0.25, 2.0], [0x7FF0000000000000, 0.5]], [[1.0, 0x7FF0000000000000], [1.7014118346046923e+38, 5.877471754111438e-39]]], [[[0.25, 0x7FF0000000000000], [0.25, 2.0]], [[0.25, 4.0], [2.0, 0.25]], [[5.877471754111438e-39, 0x7FF0000000000000], [1.7014118346046923e+38, 4.0]]], [[[1.7014118346046923e+38, 1.7014118346046923e+38], [2.0, 4.0]], [[0.25, 1.1754943508222875e-38], [4.0, 2.0]], [[1.1754943508222875e-38, 1.0], [1.1754943508222875e-38, 1.7014118346046923e+38]]]]]> : tensor<1x4x3x2x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x3x2x2xf64>, tensor<1x4x3x2x2xf64>) -> tensor<1x4x3x2x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x3x2x2xf64>, tensor<1x4x3x2x2xf64>) -> tensor<1x4x3x2x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x3x2x2xi1>
    %v6 = stablehlo.constant dense<[[[[[false, false], [false, false]], [[false, false], [false, false]], [[true, false], [false, false]]], [[[false, false], [false, false]], [[false, false], [true, false]], [[false, true], [false, false]]], [[[false, true], [false, false]], [[false, false], [false, false]], [[false, true], [false, false]]], [[[false, false], [false, false]], [[false, false], [false, false]], [[false, false], [false, false]]]]]> : tensor<1x4x3x2x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x3x2x2xf64>, tensor<1x4x3x2x2xf64>) -> tensor<1x4x3x2x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x3x2x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x3x2x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x4x3x2x2xi1>
    func.return
  }
}
