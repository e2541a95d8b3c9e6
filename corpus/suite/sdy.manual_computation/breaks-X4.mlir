// RUN: not stablehlo-opt %s
// breaks manual_computation (X4)
//   (for t in input_types(body): is_tensor(t)) and (for t in output_types(body): is_tensor(t))

func.func @main(%arg0: tensor<i1>) {
  "sdy.manual_computation"(%arg0) <{in_shardings = #sdy.sharding_per_value<{}>, out_shardings = #sdy.sharding_per_value<{}>, manual_axes = #sdy<manual_axes{}>}> ({
  ^bb0(%0: !stablehlo.token):
    sdy.return
  }) : (tensor<i1>) -> ()
  return
}
