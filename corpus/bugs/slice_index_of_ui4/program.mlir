// RUN: : --args='[dense<1.0> : tensor<8xf32>]'

func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.constant dense<0> : tensor<1xui4>
  %1 = stablehlo.constant dense<8> : tensor<1xui4>
  %2 = stablehlo.constant dense<1> : tensor<1xui4>
  %3 = stablehlo.real_dynamic_slice %a, %0, %1, %2 : (tensor<8xf32>, tensor<1xui4>, tensor<1xui4>, tensor<1xui4>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}
