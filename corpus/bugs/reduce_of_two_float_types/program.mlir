// RUN: : --args='[dense<[1.0, 2.0]> : tensor<2xbf16>, dense<[3.0, 4.0]> : tensor<2xf32>, dense<0.0> : tensor<bf16>, dense<0.0> : tensor<f32>]'

func.func @main(%a: tensor<2xbf16>, %b: tensor<2xf32>, %z: tensor<bf16>, %y: tensor<f32>) -> (tensor<bf16>, tensor<f32>) {
  %0:2 = "stablehlo.reduce"(%a, %b, %z, %y) <{dimensions = array<i64: 0>}> ({
  ^bb0(%p: tensor<bf16>, %q: tensor<f32>, %r: tensor<bf16>, %s: tensor<f32>):
    %1 = stablehlo.add %p, %r : tensor<bf16>
    %2 = stablehlo.add %q, %s : tensor<f32>
    stablehlo.return %1, %2 : tensor<bf16>, tensor<f32>
  }) : (tensor<2xbf16>, tensor<2xf32>, tensor<bf16>, tensor<f32>) -> (tensor<bf16>, tensor<f32>)
  return %0#0, %0#1 : tensor<bf16>, tensor<f32>
}
