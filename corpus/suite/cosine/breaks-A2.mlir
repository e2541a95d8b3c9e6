// RUN: not stablehlo-opt %s
// breaks cosine (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2> {
  %0 = "stablehlo.cosine"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 0.5, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<1x1xf8E5M2>) -> tensor<1x1xf8E5M2>
  return %0 : tensor<1x1xf8E5M2>
}
