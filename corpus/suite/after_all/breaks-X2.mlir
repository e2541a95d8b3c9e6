// RUN: not stablehlo-opt %s
// breaks after_all (X2)
//   is_token(result)

func.func @main() -> tensor<f32> {
  %0 = "stablehlo.after_all"() : () -> tensor<f32>
  return %0 : tensor<f32>
}
