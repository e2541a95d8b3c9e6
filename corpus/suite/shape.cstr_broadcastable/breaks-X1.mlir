// RUN: not stablehlo-opt %s
// breaks cstr_broadcastable (X1)
//   0 < size(shapes)

func.func @main() -> !shape.witness {
  %0 = "shape.cstr_broadcastable"() : () -> !shape.witness
  return %0 : !shape.witness
}
