// RUN: not stablehlo-opt %s
// breaks exp2 (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = "stablehlo.exp2"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<f16>) -> tensor<f16>
  return %0 : tensor<f16>
}
