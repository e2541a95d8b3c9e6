// GetTupleElement X1: C1
func.func @main(%a: tuple<tensor<f32>>) {
  %0 = "stablehlo.get_tuple_element"(%a) <{index = 1 : i32}> : (tuple<tensor<f32>>) -> tensor<f32>
  return
}

// -----

// Infeed X3: O1
func.func @main(%a: !stablehlo.token) {
  %0:2 = "stablehlo.infeed"(%a) <{infeed_config = ""}> : (!stablehlo.token) -> (tuple<tensor<f32>>, !stablehlo.token)
  return
}
