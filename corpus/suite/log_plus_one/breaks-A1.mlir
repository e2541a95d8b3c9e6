// RUN: not stablehlo-opt %s
// breaks log_plus_one (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
  %0 = "stablehlo.log_plus_one"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<DEFAULT>>}> : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
