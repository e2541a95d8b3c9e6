// RUN: not stablehlo-opt %s
// breaks exponential (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<3x4xf16>) -> tensor<3x4xf16> {
  %0 = "stablehlo.exponential"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.5, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<3x4xf16>) -> tensor<3x4xf16>
  return %0 : tensor<3x4xf16>
}
