// RUN: not stablehlo-opt %s
// breaks manual_computation (X1)
//   size(input_types(body)) = size(tensors)

func.func @main(%arg0: tensor<2x2xf8E4M3B11FNUZ>) {
  "sdy.manual_computation"(%arg0) <{in_shardings = #sdy.sharding_per_value<{}>, out_shardings = #sdy.sharding_per_value<{}>, manual_axes = #sdy<manual_axes{}>}> ({
    sdy.return
  }) : (tensor<2x2xf8E4M3B11FNUZ>) -> ()
  return
}
