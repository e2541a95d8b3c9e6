// RUN: not stablehlo-opt %s
// breaks cbrt (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = "stablehlo.cbrt"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
