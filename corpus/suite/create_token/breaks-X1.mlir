// RUN: not stablehlo-opt %s
// breaks create_token (X1)
//   is_token(output)

func.func @main() -> tensor<i4> {
  %0 = "stablehlo.create_token"() : () -> tensor<i4>
  return %0 : tensor<i4>
}
