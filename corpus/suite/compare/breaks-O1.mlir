// RUN: not stablehlo-opt %s
// breaks compare (O1)
//   result is bool

func.func @main(%arg0: tensor<1xf8E4M3FN>, %arg1: tensor<1xf8E4M3FN>) -> tensor<1xui2> {
  %0 = "stablehlo.compare"(%arg0, %arg1) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xf8E4M3FN>, tensor<1xf8E4M3FN>) -> tensor<1xui2>
  return %0 : tensor<1xui2>
}
