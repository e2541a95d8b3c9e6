// RUN: not stablehlo-opt %s
// breaks log2 (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = "stablehlo.log2"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}
