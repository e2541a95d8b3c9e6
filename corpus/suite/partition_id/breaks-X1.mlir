// RUN: not stablehlo-opt %s
// breaks partition_id (X1)
//   type(result) = tensor<ui32>

func.func @main() -> tensor<i1> {
  %0 = "stablehlo.partition_id"() : () -> tensor<i1>
  return %0 : tensor<i1>
}
