// RUN: not stablehlo-opt %s
// breaks case (C2)
//   for b in branches: input_types(b) = []

func.func @main(%arg0: tensor<i32>) {
  "stablehlo.case"(%arg0) ({
    stablehlo.return
  }, {
  ^bb0(%0: tensor<f32>):
    stablehlo.return
  }) : (tensor<i32>) -> ()
  return
}
