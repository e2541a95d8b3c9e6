// RUN: not stablehlo-opt %s
// breaks shape_assertion (I1)
//   type(assert_what) = tensor<i1>

func.func @main(%arg0: tensor<ui16>) {
  "custom_call.shape_assertion"(%arg0) <{error_message = ""}> : (tensor<ui16>) -> ()
  return
}
