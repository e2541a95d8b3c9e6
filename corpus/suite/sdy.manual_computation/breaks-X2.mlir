// RUN: not stablehlo-opt %s
// breaks manual_computation (X2)
//   size(output_types(body)) = size(results)

func.func @main() -> tensor<f32> {
  %0 = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<{}>, out_shardings = #sdy.sharding_per_value<{}>, manual_axes = #sdy<manual_axes{}>}> ({
    sdy.return
  }) : () -> tensor<f32>
  return %0 : tensor<f32>
}
