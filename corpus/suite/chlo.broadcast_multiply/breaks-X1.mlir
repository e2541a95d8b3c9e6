// RUN: not stablehlo-opt %s
// breaks broadcast_multiply (X1)
//   baseline_element_type(lhs) = baseline_element_type(rhs) = baseline_element_type(result)

func.func @main(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<2xi32> {
  %0 = "chlo.broadcast_multiply"(%arg0, %arg1) : (tensor<2xcomplex<f32>>, tensor<i32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
