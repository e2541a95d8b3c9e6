// RUN: not stablehlo-opt %s
// breaks einsum (X9)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xui4>) -> tensor<ui4> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "a,a->"}> : (tensor<3xcomplex<f32>>, tensor<3xui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
