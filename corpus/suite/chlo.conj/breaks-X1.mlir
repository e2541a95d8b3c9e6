// RUN: not stablehlo-opt %s
// breaks conj (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3xf8E4M3>) -> tensor<4xi16> {
  %0 = "chlo.conj"(%arg0) : (tensor<3xf8E4M3>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}
