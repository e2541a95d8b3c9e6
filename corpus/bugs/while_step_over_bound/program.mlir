// RUN: : --args='[dense<1.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<f32> cond {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %two = stablehlo.constant dense<2> : tensor<i32>
    %1 = stablehlo.add %i, %two : tensor<i32>
    %2 = stablehlo.add %x, %x : tensor<f32>
    stablehlo.return %1, %2 : tensor<i32>, tensor<f32>
  }
  return %0#0 : tensor<i32>
}
