// RUN: not stablehlo-opt %s
// breaks case (C4)
//   type(results...) = output_types(branches[0])

func.func @main(%arg0: tensor<i32>) -> tensor<3x3xf8E4M3> {
  %0 = "stablehlo.case"(%arg0) ({
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x3xf8E3M4>}> : () -> tensor<3x3xf8E3M4>
    stablehlo.return %1 : tensor<3x3xf8E3M4>
  }) : (tensor<i32>) -> tensor<3x3xf8E4M3>
  return %0 : tensor<3x3xf8E4M3>
}
