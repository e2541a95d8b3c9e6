// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (C5)
//   same(type(start_indices...))

func.func @main(%arg0: tensor<2x2x2xi8>, %arg1: tensor<2x2x0xi8>, %arg2: tensor<ui64>, %arg3: tensor<ui64>, %arg4: tensor<ui16>) -> tensor<2x2x2xi8> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2, %arg3, %arg4) : (tensor<2x2x2xi8>, tensor<2x2x0xi8>, tensor<ui64>, tensor<ui64>, tensor<ui16>) -> tensor<2x2x2xi8>
  return %0 : tensor<2x2x2xi8>
}
