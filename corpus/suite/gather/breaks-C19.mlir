// RUN: not stablehlo-opt %s
// breaks gather (C19)
//   0 <= start_index_map < rank(operand)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<1x1xui2>) -> tensor<1xi16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<start_index_map = [7], index_vector_dim = 0>, slice_sizes = array<i64>, indices_are_sorted = true}> : (tensor<i16>, tensor<1x1xui2>) -> tensor<1xi16>
  return %0 : tensor<1xi16>
}
