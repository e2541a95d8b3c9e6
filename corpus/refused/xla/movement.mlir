// Broadcast X1: X3
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.broadcast"(%a) <{broadcast_sizes = array<i64: -1>}> : (tensor<2xf32>) -> tensor<?x2xf32>
  return
}

// -----

// BroadcastInDim X1: C2
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// BroadcastInDim X2: C3
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 2>}> : (tensor<2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// BroadcastInDim X3: C5
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<3x2xf32>
  return
}

// -----

// BroadcastInDim X4: C4
func.func @main(%a: tensor<2x2xf32>) {
  %0 = "stablehlo.broadcast_in_dim"(%a) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return
}

// -----

// Concatenate X1: C3
func.func @main() {
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<2xf32>
  return
}

// -----

// Concatenate X2: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2xf32>, tensor<2xf64>) -> tensor<4xf32>
  return
}

// -----

// Concatenate X3, X4: C2
func.func @main(%a: tensor<2x2xf32>, %b: tensor<2x3xf32>) {
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 0 : i64}> : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<4x2xf32>
  return
}

// -----

// Concatenate X3, X5: C4
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>) {
  %0 = "stablehlo.concatenate"(%a, %b) <{dimension = 1 : i64}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

// Iota X1: C1
func.func @main() {
  %0 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2xf32>
  return
}

// -----

// Pad X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<f64>) {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f64>) -> tensor<2xf32>
  return
}

// -----

// Pad X1: I2
func.func @main(%a: tensor<2xf32>, %b: tensor<1xf32>) {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

// Pad X2: C2
func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return
}

// -----

// Pad X3: C3
func.func @main(%a: tensor<2xf32>, %b: tensor<f32>) {
  %0 = "stablehlo.pad"(%a, %b) <{edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: -1>}> : (tensor<2xf32>, tensor<f32>) -> tensor<1xf32>
  return
}

// -----

// Reshape X1: C2
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.reshape"(%a) : (tensor<2x3xf32>) -> tensor<5xf32>
  return
}

// -----

// Reshape X2: transpose.C2
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}

// -----

// Rev X1: C2
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 0, 0>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Rev X1: C3
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.reverse"(%a) <{dimensions = array<i64: 2>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

// Select X1: I1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Select X2: C2
func.func @main(%a: tensor<2xi1>, %b: tensor<2xf32>, %c: tensor<2xf64>) {
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Select X3: C1
func.func @main(%a: tensor<3xi1>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0 = "stablehlo.select"(%a, %b, %c) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Slice X1: C3
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: -1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

// Slice X2: C3
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 3>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<0xf32>
  return
}

// -----

// Slice X3: C4
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 0>}> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Slice X4: C2
func.func @main(%a: tensor<4xf32>) {
  %0 = "stablehlo.slice"(%a) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

// Transpose X1: C2
func.func @main(%a: tensor<2x3xf32>) {
  %0 = "stablehlo.transpose"(%a) <{permutation = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return
}
