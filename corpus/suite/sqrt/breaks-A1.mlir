// RUN: not stablehlo-opt %s
// breaks sqrt (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.sqrt"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
