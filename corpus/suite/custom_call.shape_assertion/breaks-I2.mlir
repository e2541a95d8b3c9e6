// RUN: not stablehlo-opt %s
// breaks shape_assertion (I2)
//   error_message_inputs is int

func.func @main(%arg0: tensor<i1>, %arg1: tensor<f32>) {
  "custom_call.shape_assertion"(%arg0, %arg1) <{error_message = "plain"}> : (tensor<i1>, tensor<f32>) -> ()
  return
}
