// RUN: not stablehlo-opt %s
// breaks iota (C1)
//   0 <= iota_dimension < rank(output)

func.func @main() -> tensor<ui8> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<ui8>
  return %0 : tensor<ui8>
}
