// RUN: not stablehlo-opt %s
// breaks composite (C3)
//   type(inputs...) = input_types(decomposition)

func.func @main(%arg0: tensor<4x3xi4>) {
  "stablehlo.composite"(%arg0) <{name = "chlo.other", decomposition = @callee, composite_attributes = {}}> : (tensor<4x3xi4>) -> ()
  return
}
func.func private @callee(%arg0: tensor<1x4x3xi4>) {
  return
}
