// Gather-1: five windows, of which two start outside
func.func @main() {
  %a = stablehlo.constant dense<[[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21], [22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32], [33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43], [44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54], [55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65], [66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76], [77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87], [88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98], [99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109], [110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120], [121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131], [132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142], [143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153], [154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164], [165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175]]> : tensor<16x11xi32>
  %s = stablehlo.constant dense<[[0, 0], [8, 5], [3, 2], [9, 6], [-1, 20]]> : tensor<5x2xi32>
  %0 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 8, 6>}> : (tensor<16x11xi32>, tensor<5x2xi32>) -> tensor<5x8x6xi32>
  check.expect_eq_const %0, dense<[[[0, 1, 2, 3, 4, 5], [11, 12, 13, 14, 15, 16], [22, 23, 24, 25, 26, 27], [33, 34, 35, 36, 37, 38], [44, 45, 46, 47, 48, 49], [55, 56, 57, 58, 59, 60], [66, 67, 68, 69, 70, 71], [77, 78, 79, 80, 81, 82]], [[93, 94, 95, 96, 97, 98], [104, 105, 106, 107, 108, 109], [115, 116, 117, 118, 119, 120], [126, 127, 128, 129, 130, 131], [137, 138, 139, 140, 141, 142], [148, 149, 150, 151, 152, 153], [159, 160, 161, 162, 163, 164], [170, 171, 172, 173, 174, 175]], [[35, 36, 37, 38, 39, 40], [46, 47, 48, 49, 50, 51], [57, 58, 59, 60, 61, 62], [68, 69, 70, 71, 72, 73], [79, 80, 81, 82, 83, 84], [90, 91, 92, 93, 94, 95], [101, 102, 103, 104, 105, 106], [112, 113, 114, 115, 116, 117]], [[93, 94, 95, 96, 97, 98], [104, 105, 106, 107, 108, 109], [115, 116, 117, 118, 119, 120], [126, 127, 128, 129, 130, 131], [137, 138, 139, 140, 141, 142], [148, 149, 150, 151, 152, 153], [159, 160, 161, 162, 163, 164], [170, 171, 172, 173, 174, 175]], [[5, 6, 7, 8, 9, 10], [16, 17, 18, 19, 20, 21], [27, 28, 29, 30, 31, 32], [38, 39, 40, 41, 42, 43], [49, 50, 51, 52, 53, 54], [60, 61, 62, 63, 64, 65], [71, 72, 73, 74, 75, 76], [82, 83, 84, 85, 86, 87]]]> : tensor<5x8x6xi32>
  return
}

// -----

// Gather-2: whole rows, with an index vector that is implied, and with starts outside
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %s = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %0 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3], [7, 8, 9]]> : tensor<2x3xi32>
  %t = stablehlo.constant dense<[-1, 5]> : tensor<2xi32>
  %1 = "stablehlo.gather"(%a, %t) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xi32>, tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[1, 2, 3], [7, 8, 9]]> : tensor<2x3xi32>
  return
}

// -----

// Gather-3: windows, a map that is permuted, offsets in front
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : tensor<3x3xi32>
  %s = stablehlo.constant dense<[[0, 0], [2, 2]]> : tensor<2x2xi32>
  %0 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %0, dense<[[[1, 2], [4, 5]], [[5, 6], [8, 9]]]> : tensor<2x2x2xi32>
  %t = stablehlo.constant dense<[[0, 1], [1, 0]]> : tensor<2x2xi32>
  %1 = "stablehlo.gather"(%a, %t) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %1, dense<[[[4, 5], [7, 8]], [[2, 3], [5, 6]]]> : tensor<2x2x2xi32>
  %2 = "stablehlo.gather"(%a, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 2>}> : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<2x2x2xi32>
  check.expect_eq_const %2, dense<[[[1, 5], [2, 6]], [[4, 8], [5, 9]]]> : tensor<2x2x2xi32>
  return
}
