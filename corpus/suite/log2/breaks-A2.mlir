// RUN: not stablehlo-opt %s
// breaks log2 (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = "stablehlo.log2"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = -1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}
