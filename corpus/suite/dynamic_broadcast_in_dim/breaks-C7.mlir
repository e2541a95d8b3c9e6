// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C7)
//   size(output_dimensions) = rank(result)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<1xi16>) -> tensor<3x2xi16> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i16>, tensor<1xi16>) -> tensor<3x2xi16>
  return %0 : tensor<3x2xi16>
}
