// RUN: not stablehlo-opt %s
// breaks tanh (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = "stablehlo.tanh"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<bf16>) -> tensor<bf16>
  return %0 : tensor<bf16>
}
