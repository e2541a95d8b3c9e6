// Dot X1: X4
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<f32>
  return
}

// -----

// Dot X2: X2
func.func @main(%a: tensor<2xf32>, %b: tensor<3xf32>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2xf32>, tensor<3xf32>) -> tensor<f32>
  return
}

// -----

// Dot X3: X1
func.func @main(%a: tensor<2x2x2xf32>, %b: tensor<2xf32>) {
  %0 = "stablehlo.dot"(%a, %b) : (tensor<2x2x2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// DotGeneral X1: C2
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// DotGeneral X1: C10
func.func @main(%a: tensor<2x3xf32>, %b: tensor<4x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// DotGeneral X2: C1
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<3x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// DotGeneral X2: C9
func.func @main(%a: tensor<2x2x3xf32>, %b: tensor<3x3x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x2x3xf32>, tensor<3x3x4xf32>) -> tensor<2x2x4xf32>
  return
}

// -----

// DotGeneral X3: C3
func.func @main(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 1], rhs_contracting_dimensions = [0, 1]>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<f32>
  return
}

// -----

// DotGeneral X3: C4
func.func @main(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 0]>}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<f32>
  return
}

// -----

// DotGeneral X3: C5
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

// DotGeneral X3: C6
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// DotGeneral X3: C7
func.func @main(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2xf32>
  return
}

// -----

// DotGeneral X3: C8
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

// DotGeneral X4: C13
func.func @main(%a: tensor<2x3xf32>, %b: tensor<3x4xf64>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x3xf32>, tensor<3x4xf64>) -> tensor<2x4xf32>
  return
}

// -----

// Cholesky X1: C3
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// TriangularSolve X1: C1
func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x1xf64>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2x1xf64>) -> tensor<2x1xf64>
  return
}

// -----

// TriangularSolve X2: C3
func.func @main(%a: tensor<3x2x2xf32>, %b: tensor<4x2x1xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x2x2xf32>, tensor<4x2x1xf32>) -> tensor<4x2x1xf32>
  return
}

// -----

// TriangularSolve X3: C2
func.func @main(%a: tensor<2x2xf32>, %b: tensor<2xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// TriangularSolve X3: C3
func.func @main(%a: tensor<2x2xf32>, %b: tensor<3x1xf32>) {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x2xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
  return
}

// -----

// Fft X1: C1
func.func @main(%a: tensor<4xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 4, 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// Fft X1: C3
func.func @main(%a: tensor<4xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// Fft X2: C4
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xf32>) -> tensor<3xcomplex<f32>>
  return
}

// -----

// Fft X2: C5
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type RFFT>}> : (tensor<4xf32>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// Fft X2: U1
func.func @main(%a: tensor<4xcomplex<f32>>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 5>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// Fft X3: C2
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.fft"(%a) <{fft_length = array<i64: 4>, fft_type = #stablehlo<fft_type FFT>}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}
