// RUN: not stablehlo-opt %s
// breaks assuming (X1)
//   type(witness) = !witness

func.func @main(%arg0: tensor<f32>) {
  "shape.assuming"(%arg0) ({
    shape.assuming_yield
  }) : (tensor<f32>) -> ()
  return
}
