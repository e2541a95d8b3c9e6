// RUN: not stablehlo-opt %s
// breaks log (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.log"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
