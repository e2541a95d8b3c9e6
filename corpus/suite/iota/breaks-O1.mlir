// RUN: not stablehlo-opt %s
// breaks iota (O1)
//   output is int | float | complex

func.func @main() -> tensor<4xi1> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
