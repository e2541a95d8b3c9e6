// RUN: not stablehlo-opt %s
// breaks sqrt (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = "stablehlo.sqrt"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 1.0, rtol = -1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<f8E5M2>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
