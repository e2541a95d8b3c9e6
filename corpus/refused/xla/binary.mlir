// Add EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.add"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Sub EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.subtract"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Mul EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.multiply"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Div EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.divide"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Pow EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.power"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Rem EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.remainder"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Max EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.maximum"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Min EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.minimum"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// And EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.and"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// Or EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.or"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// Xor EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.xor"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// ShiftLeft EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.shift_left"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// ShiftRightArithmetic EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.shift_right_arithmetic"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// ShiftRightLogical EB-X1: C1
func.func @main(%a: tensor<2xi32>, %b: tensor<2xi64>) {
  %0 = "stablehlo.shift_right_logical"(%a, %b) : (tensor<2xi32>, tensor<2xi64>) -> tensor<2xi32>
  return
}

// -----

// Atan2 EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.atan2"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>
  return
}

// -----

// Complex EB-X1: C1
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf64>) {
  %0 = "stablehlo.complex"(%a, %b) : (tensor<2xf32>, tensor<2xf64>) -> tensor<2xcomplex<f32>>
  return
}

// -----

// Clamp X1: C3
func.func @main(%a: tensor<2xi32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<2xi32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Clamp X2: C1
func.func @main(%a: tensor<3xf32>, %b: tensor<2xf32>, %c: tensor<2xf32>) {
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<3xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// Clamp X2: C2
func.func @main(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>) {
  %0 = "stablehlo.clamp"(%a, %b, %c) : (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
  return
}
