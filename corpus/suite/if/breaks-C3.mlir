// RUN: not stablehlo-opt %s
// breaks if (C3)
//   type(results...) = output_types(true_branch)

func.func @main(%arg0: tensor<i1>) -> tensor<f32> {
  %0 = "stablehlo.if"(%arg0) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
