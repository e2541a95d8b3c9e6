// RUN: not stablehlo-opt %s
// breaks map (C2)
//   0 < size(inputs)

func.func @main() -> tensor<i64> {
  %0 = "stablehlo.map"() <{dimensions = array<i64>}> ({
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    stablehlo.return %1 : tensor<i64>
  }) : () -> tensor<i64>
  return %0 : tensor<i64>
}
