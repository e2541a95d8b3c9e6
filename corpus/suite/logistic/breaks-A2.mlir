// RUN: not stablehlo-opt %s
// breaks logistic (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<3xf64>) -> tensor<3xf64> {
  %0 = "stablehlo.logistic"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.0, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<3xf64>) -> tensor<3xf64>
  return %0 : tensor<3xf64>
}
