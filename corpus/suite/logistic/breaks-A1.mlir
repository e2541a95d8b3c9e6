// RUN: not stablehlo-opt %s
// breaks logistic (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<1xf16>) -> tensor<1xf16> {
  %0 = "stablehlo.logistic"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<1xf16>) -> tensor<1xf16>
  return %0 : tensor<1xf16>
}
