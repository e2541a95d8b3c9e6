// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 2]> : tensor<2xi16>]'
// RUN: : @program
// stablehlo.dynamic_gather on complex<f64>, envelope values
//   B: rank 0
//   O: rank 1
//   G: rank 0
//   c: low + 1
//   C: low + 1
//   E: complex<f64>
//   I: i16
//   operand_batching_dims: empty
//   collapsed_slice_dims: one
//   start_indices_batching_dims: empty
//   index_vector_dim: first
//   offset_dims: one
//   start_index_map: ascending
//   sizes: low
//   sizes: high
//   J: i16
//   indices_are_sorted: true
// legal 0 0: [-11.001017985141964,0.31524659835053237,0.48115569290807736,-4.723514026092833,-15.726025021863206,0.2387938522813993]

module {
func.func @program(%arg0: tensor<2xi16>) -> tensor<3xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[(-0.19472858528403564, -0.5613044464956718), (-11.001017985141964, 0.31524659835053237)], [(-0.3555167568789597, -0.3059016393674656), (0.48115569290807736, -4.723514026092833)], [(3.18923979419766, 1.744982030091323), (-15.726025021863206, 0.2387938522813993)]]> : tensor<3x2xcomplex<f64>>
  %1 = stablehlo.constant dense<[3, 1]> : tensor<2xi16>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<3x2xcomplex<f64>>, tensor<2xi16>, tensor<2xi16>) -> tensor<3xcomplex<f64>>
  return %2 : tensor<3xcomplex<f64>>
}

  func.func @main(%input0: tensor<2xi16>) {
    %r = func.call @program(%input0) : (tensor<2xi16>) -> (tensor<3xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-11.001017985141964, 0.48115569290807736, -15.726025021863206]> : tensor<3xf64>
    %v1 = stablehlo.imag %r : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
    check.expect_eq_const %v1, dense<[0.31524659835053237, -4.723514026092833, 0.2387938522813993]> : tensor<3xf64>
    func.return
  }
}
