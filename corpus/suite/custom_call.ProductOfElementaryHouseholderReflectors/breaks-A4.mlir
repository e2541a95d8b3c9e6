// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (A4)
//   dim(taus, -1) <= dim(a, -1) <= dim(a, -2)

func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3xf64>) -> tensor<3x2xf64> {
  %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<3x2xf64>, tensor<3xf64>) -> tensor<3x2xf64>
  return %0 : tensor<3x2xf64>
}
