// RUN: not stablehlo-opt %s
// breaks create_token (X1)
//   is_token(output)

func.func @main() -> tensor<i2> {
  %0 = "stablehlo.create_token"() : () -> tensor<i2>
  return %0 : tensor<i2>
}
