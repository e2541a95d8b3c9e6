// RUN: not stablehlo-opt %s
// breaks shape_assertion (A1)
//   rank(error_message_inputs...) = 0

func.func @main(%arg0: tensor<i1>, %arg1: tensor<1xi4>) {
  "custom_call.shape_assertion"(%arg0, %arg1) <{error_message = ""}> : (tensor<i1>, tensor<1xi4>) -> ()
  return
}
