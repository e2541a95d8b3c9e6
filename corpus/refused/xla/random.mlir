// RngUniform X1: I1
func.func @main(%a: tensor<1xf32>, %b: tensor<f32>) {
  %s = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<1xf32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// RngUniform X2: I1
func.func @main(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>) {
  %s = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<complex<f32>>, tensor<complex<f32>>, tensor<1xi64>) -> tensor<4xcomplex<f32>>
  return
}

// -----

// RngUniform X2: C1
func.func @main(%a: tensor<f32>, %b: tensor<f64>) {
  %s = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f64>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// RngNormal X1: I1
func.func @main(%a: tensor<f32>, %b: tensor<1xf32>) {
  %s = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<1xf32>, tensor<1xi64>) -> tensor<4xf32>
  return
}

// -----

// RngNormal X2: C2
func.func @main(%a: tensor<i32>, %b: tensor<i32>) {
  %s = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %0 = "stablehlo.rng"(%a, %b, %s) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<4xi32>
  return
}
