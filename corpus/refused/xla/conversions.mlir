// ConvertElementType X2: C1
func.func @main(%a: tuple<tensor<2xf32>>) {
  %0 = "stablehlo.convert"(%a) : (tuple<tensor<2xf32>>) -> tuple<tensor<2xf64>>
  return
}

// -----

// BitcastConvertType X1: C1
func.func @main(%a: tuple<tensor<2xf32>>) {
  %0 = "stablehlo.bitcast_convert"(%a) : (tuple<tensor<2xf32>>) -> tuple<tensor<2xi32>>
  return
}

// -----

// ConvertElementType X1: C1
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.convert"(%a) : (tensor<2xf32>) -> tensor<3xf64>
  return
}

// -----

// BitcastConvertType X2': C1
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xf32>) -> tensor<3xi32>
  return
}

// -----

// BitcastConvertType X3': C1
func.func @main(%a: tensor<3xf16>) {
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<3xf16>) -> tensor<f32>
  return
}

// -----

// BitcastConvertType X4: C2
func.func @main(%a: tensor<2xcomplex<f32>>) {
  %0 = "stablehlo.bitcast_convert"(%a) : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  return
}

// -----

// ReducePrecision X1: I1
func.func @main(%a: tensor<2xi32>) {
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = 2 : i32}> : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

// ReducePrecision X2: C2
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 0 : i32, mantissa_bits = 2 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

// ReducePrecision X3: C3
func.func @main(%a: tensor<2xf32>) {
  %0 = "stablehlo.reduce_precision"(%a) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  return
}
