// RUN: not stablehlo-opt %s
// breaks case (C3)
//   same(output_types(branches...))

func.func @main(%arg0: tensor<i32>) {
  "stablehlo.case"(%arg0) ({
    stablehlo.return
  }, {
    stablehlo.return
  }, {
    stablehlo.return
  }, {
    %0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    stablehlo.return %0 : tensor<f32>
  }) : (tensor<i32>) -> ()
  return
}
