// RUN: not stablehlo-opt %s
// breaks cbrt (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3> {
  %0 = "stablehlo.cbrt"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 0.5, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2x3xf8E4M3>) -> tensor<2x3xf8E4M3>
  return %0 : tensor<2x3xf8E4M3>
}
