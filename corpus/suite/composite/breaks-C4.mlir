// RUN: not stablehlo-opt %s
// breaks composite (C4)
//   type(results...) = output_types(decomposition)

func.func @main(%arg0: tuple<tensor<ui4>>) -> tensor<f32> {
  %0 = "stablehlo.composite"(%arg0) <{name = "assay.plain", decomposition = @callee, version = 2 : i32}> : (tuple<tensor<ui4>>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func private @callee(%arg0: tuple<tensor<ui4>>) {
  return
}
