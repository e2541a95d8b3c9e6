// SetDimensionSize X1: X5
func.func @f(%a: tensor<4xf32>) -> tensor<?xf32> {
  %n = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.set_dimension_size %a, %n, dim = 0 : (tensor<4xf32>, tensor<i32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
