// RUN: not stablehlo-opt %s
// breaks exponential_minus_one (A2)
//   0 <= atol and 0 <= rtol and 0 <= ulps

func.func @main(%arg0: tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3> {
  %0 = "stablehlo.exponential_minus_one"(%arg0) <{result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = -1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>}> : (tensor<3x2xf8E4M3>) -> tensor<3x2xf8E4M3>
  return %0 : tensor<3x2xf8E4M3>
}
