// RUN: not stablehlo-opt %s
// breaks optimization_barrier (I1)
//   for t in operand: is_token(t) or is_tensor(t) and not is_per_axis_quantized(t)

func.func @main(%arg0: tuple<>, %arg1: tuple<>) -> (tuple<>, tuple<>) {
  %0, %1 = "stablehlo.optimization_barrier"(%arg0, %arg1) : (tuple<>, tuple<>) -> (tuple<>, tuple<>)
  return %0, %1 : tuple<>, tuple<>
}
