// RUN: not stablehlo-opt %s
// breaks dynamic_update_slice (I3)
//   rank(start_indices...) = 0 and start_indices is int and (for t in start_indices: not is_quantized(t))

func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<1xi8>, %arg2: tensor<1xi16>) -> tensor<4xi8> {
  %0 = "stablehlo.dynamic_update_slice"(%arg0, %arg1, %arg2) : (tensor<4xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
