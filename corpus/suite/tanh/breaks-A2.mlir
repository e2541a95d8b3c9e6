// RUN: not stablehlo-opt %s
// breaks tanh (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<2xf16>) -> tensor<2xf16> {
  %0 = "stablehlo.tanh"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 2.0, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}
