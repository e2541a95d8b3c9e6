// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C5)
//   0 <= offset_dims < rank(result)

func.func @main(%arg0: tensor<4x4xf8E8M0FNU>, %arg1: tensor<ui16>, %arg2: tensor<2xi32>) -> tensor<0xf8E8M0FNU> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<4x4xf8E8M0FNU>, tensor<ui16>, tensor<2xi32>) -> tensor<0xf8E8M0FNU>
  return %0 : tensor<0xf8E8M0FNU>
}
