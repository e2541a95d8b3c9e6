// RUN: not stablehlo-opt %s
// breaks shape_of (X1)
//   is_tensor(arg)

func.func @main(%arg0: !stablehlo.token) -> tensor<1xindex> {
  %0 = "shape.shape_of"(%arg0) : (!stablehlo.token) -> tensor<1xindex>
  return %0 : tensor<1xindex>
}
