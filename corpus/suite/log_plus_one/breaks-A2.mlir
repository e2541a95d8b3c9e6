// RUN: not stablehlo-opt %s
// breaks log_plus_one (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = "stablehlo.log_plus_one"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = -1.0, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}
