// RUN: not stablehlo-opt %s
// breaks dynamic_slice (C2)
//   size(start_indices) = size(slice_sizes) = rank(operand)

func.func @main(%arg0: tensor<1xi8>) -> tensor<i8> {
  %0 = "stablehlo.dynamic_slice"(%arg0) <{slice_sizes = array<i64>}> : (tensor<1xi8>) -> tensor<i8>
  return %0 : tensor<i8>
}
