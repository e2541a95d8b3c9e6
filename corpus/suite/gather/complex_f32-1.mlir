// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.gather on complex<f32>, exact values
//   B: rank 2
//   O: rank 0
//   G: rank 0
//   c: low
//   E: complex<f32>
//   I: i4
//   operand_batching_dims: ascending
//   collapsed_slice_dims: empty
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   slice_sizes: low
//   slice_sizes: high
//   indices_are_sorted: true
// legal 0 0: [0.5,-3.5,2.5,-4.0,1.0,-3.0,-2.0,0.0,2.5,1.5,1.0,1.0]

module {
func.func @program() -> tensor<3x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[[(0.5, -3.5), (2.5, -4.0)], [(1.0, -3.0), (-2.0, 0.0)], [(2.5, 1.5), (1.0, 1.0)]]> : tensor<3x2xcomplex<f32>>
  %1 = stablehlo.constant dense<> : tensor<3x2x0xi4>
  %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = true}> : (tensor<3x2xcomplex<f32>>, tensor<3x2x0xi4>) -> tensor<3x2xcomplex<f32>>
  return %2 : tensor<3x2xcomplex<f32>>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x2xcomplex<f32>>)
    %v0 = stablehlo.real %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v1 = stablehlo.convert %v0 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    check.expect_eq_const %v1, dense<[[0.5, 2.5], [1.0, -2.0], [2.5, 1.0]]> : tensor<3x2xf64>
    %v2 = stablehlo.imag %r : (tensor<3x2xcomplex<f32>>) -> tensor<3x2xf32>
    %v3 = stablehlo.convert %v2 : (tensor<3x2xf32>) -> tensor<3x2xf64>
    %v4 = stablehlo.bitcast_convert %v3 : (tensor<3x2xf64>) -> tensor<3x2xi64>
    check.expect_eq_const %v4, dense<[[-4608308318706860032, -4607182418800017408], [-4609434218613702656, 0], [4609434218613702656, 4607182418800017408]]> : tensor<3x2xi64>
    func.return
  }
}
