// RUN: not stablehlo-opt %s
// breaks iota (C1)
//   0 <= iota_dimension < rank(output)

func.func @main() -> tensor<f32> {
  %0 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<f32>
  return %0 : tensor<f32>
}
