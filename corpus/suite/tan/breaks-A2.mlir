// RUN: not stablehlo-opt %s
// breaks tan (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<1xf64>) -> tensor<1xf64> {
  %0 = "stablehlo.tan"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = -1.0, rtol = 3.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<1xf64>) -> tensor<1xf64>
  return %0 : tensor<1xf64>
}
