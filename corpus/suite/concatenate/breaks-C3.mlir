// RUN: not stablehlo-opt %s
// breaks concatenate (C3)
//   0 < size(inputs)

func.func @main() -> tensor<3xi4> {
  %0 = "stablehlo.concatenate"() <{dimension = 7 : i64}> : () -> tensor<3xi4>
  return %0 : tensor<3xi4>
}
