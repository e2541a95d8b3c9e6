// RUN: not stablehlo-opt %s
// breaks sine (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.sine"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.5, rtol = 1.0, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
