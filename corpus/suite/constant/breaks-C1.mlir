// RUN: not stablehlo-opt %s
// breaks constant (C1)
//   type(value) = type(output)

func.func @main() -> tensor<i64> {
  %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i4>}> : () -> tensor<i64>
  return %0 : tensor<i64>
}
