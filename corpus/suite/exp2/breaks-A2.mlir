// RUN: not stablehlo-opt %s
// breaks exp2 (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<1x3xf16>) -> tensor<1x3xf16> {
  %0 = "stablehlo.exp2"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = -1.0, rtol = 0.5, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<1x3xf16>) -> tensor<1x3xf16>
  return %0 : tensor<1x3xf16>
}
