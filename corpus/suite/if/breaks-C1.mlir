// RUN: not stablehlo-opt %s
// breaks if (C1)
//   input_types(true_branch) = input_types(false_branch) = []

func.func @main(%arg0: tensor<i1>) {
  "stablehlo.if"(%arg0) ({
  ^bb0(%0: tensor<f32>):
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  return
}
