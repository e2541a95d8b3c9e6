// RUN: not stablehlo-opt %s
// breaks Sharding (A1)
//   type(result) = type(operand) and is_tensor(operand)

func.func @main(%arg0: tensor<ui4>) -> tensor<f64> {
  %0 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Sharding"}> : (tensor<ui4>) -> tensor<f64>
  return %0 : tensor<f64>
}
