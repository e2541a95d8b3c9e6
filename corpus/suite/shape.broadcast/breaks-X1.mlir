// RUN: not stablehlo-opt %s
// breaks broadcast (X1)
//   0 < size(shapes)

func.func @main() -> tensor<1xindex> {
  %0 = "shape.broadcast"() : () -> tensor<1xindex>
  return %0 : tensor<1xindex>
}
