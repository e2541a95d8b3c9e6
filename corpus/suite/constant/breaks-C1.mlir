// RUN: not stablehlo-opt %s
// breaks constant (C1)
//   type(value) = type(output)

func.func @main() -> tensor<5xi2> {
  %0 = "stablehlo.constant"() <{value = dense<0> : tensor<4xi64>}> : () -> tensor<5xi2>
  return %0 : tensor<5xi2>
}
