// RUN: not stablehlo-opt %s
// breaks collective_reduce (C4)
//   type(computation) = (tensor<E>, tensor<E>) -> (tensor<E>) and (for k < size(results): is_promotable(element_type(operands[k]), E) and element_type(results[k]) = E) where E = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.collective_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f8E5M2>, %2: tensor<f8E5M2>):
    stablehlo.return %1 : tensor<f8E5M2>
  }) : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
