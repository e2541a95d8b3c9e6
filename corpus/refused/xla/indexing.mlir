// DynamicSlice X1: C2
func.func @main(%a: tensor<4x4xf32>, %b: tensor<i32>) {
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 2, 2>}> : (tensor<4x4xf32>, tensor<i32>) -> tensor<2x2xf32>
  return
}

// -----

// DynamicSlice X3: C4
func.func @main(%a: tensor<4xf32>, %b: tensor<i32>) {
  %0 = "stablehlo.dynamic_slice"(%a, %b) <{slice_sizes = array<i64: 5>}> : (tensor<4xf32>, tensor<i32>) -> tensor<5xf32>
  return
}

// -----

// DynamicUpdateSlice X1: C2
func.func @main(%a: tensor<4xf32>, %b: tensor<2xf64>, %c: tensor<i32>) {
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xf32>, tensor<2xf64>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// DynamicUpdateSlice X1: C3
func.func @main(%a: tensor<4xf32>, %b: tensor<2x2xf32>, %c: tensor<i32>) {
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xf32>, tensor<2x2xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// DynamicUpdateSlice X3: C6
func.func @main(%a: tensor<4xf32>, %b: tensor<5xf32>, %c: tensor<i32>) {
  %0 = "stablehlo.dynamic_update_slice"(%a, %b, %c) : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

// Gather X1: C1
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3x1xf32>
  return
}

// -----

// Gather X2: C20
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X3: C9
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X3: A1
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 0, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X4: C2
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X5: C3
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C4
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x1x3xf32>
  return
}

// -----

// Gather X6: C5
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C6
func.func @main(%a: tensor<3x3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<3x3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C7
func.func @main(%a: tensor<3x3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<3x3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C8
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C18
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2x2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C19
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
  return
}

// -----

// Gather X6: C21
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2xi32>) {
  %0 = "stablehlo.gather"(%a, %b) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

// Scatter X1: C5
func.func @main(%a: tensor<2x1xi32>) {
  "stablehlo.scatter"(%a) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0():
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x1xi32>) -> ()
  return
}

// -----

// Scatter X2: C1
func.func @main(%a: tensor<3x3xf32>, %b: tensor<4x3xf32>, %c: tensor<2x1xi32>, %d: tensor<2x3xf32>, %e: tensor<2x3xf32>) {
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %y0: tensor<f32>, %y1: tensor<f32>):
    "stablehlo.return"(%y0, %y1) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<4x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<4x3xf32>)
  return
}

// -----

// Scatter X3: C3
func.func @main(%a: tensor<3x3xf32>, %b: tensor<3x3xf32>, %c: tensor<2x1xi32>, %d: tensor<2x3xf32>, %e: tensor<2x2xf32>) {
  %0:2 = "stablehlo.scatter"(%a, %b, %c, %d, %e) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %y0: tensor<f32>, %y1: tensor<f32>):
    "stablehlo.return"(%y0, %y1) : (tensor<f32>, tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>, tensor<2x2xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>)
  return
}

// -----

// Scatter X4, X6: C4
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<3x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X5: C22
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3x1xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 3>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3x1xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X7: C7
func.func @main(%a: tensor<3x3xf32>, %b: tensor<1xi32>, %c: tensor<3x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<1xi32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X7: C8
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x3x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X8: C9
func.func @main(%a: tensor<3x3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3x3xf32>
  return
}

// -----

// Scatter X8: C10
func.func @main(%a: tensor<3x3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3x3xf32>
  return
}

// -----

// Scatter X8: C11
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X9: C2
func.func @main(%a: tensor<3x3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3x3xf32>
  return
}

// -----

// Scatter X10: C19
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}

// -----

// Scatter X10: C21
func.func @main(%a: tensor<3x3xf32>, %b: tensor<2x1xi32>, %c: tensor<2x3xf32>) {
  %0 = "stablehlo.scatter"(%a, %b, %c) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 1>}> ({
  ^bb0(%x0: tensor<f32>, %y0: tensor<f32>):
    "stablehlo.return"(%y0) : (tensor<f32>) -> ()
  }) : (tensor<3x3xf32>, tensor<2x1xi32>, tensor<2x3xf32>) -> tensor<3x3xf32>
  return
}
