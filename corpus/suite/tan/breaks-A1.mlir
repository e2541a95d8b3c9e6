// RUN: not stablehlo-opt %s
// breaks tan (A1)
//   mode != TOLERANCE => atol = 0 and rtol = 0 and ulps = 0

func.func @main(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = "stablehlo.tan"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>}> : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}
