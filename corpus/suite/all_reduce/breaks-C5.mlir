// RUN: not stablehlo-opt %s
// breaks all_reduce (C5)
//   type(computation) = (tensor<E>, tensor<E>) -> (tensor<E>) and is_promotable(element_type(operands...), E) where E = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<0xui16>) -> tensor<0xf6E3M2FN> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f6E3M2FN>, %2: tensor<f6E3M2FN>):
    stablehlo.return %1 : tensor<f6E3M2FN>
  }) : (tensor<0xui16>) -> tensor<0xf6E3M2FN>
  return %0 : tensor<0xf6E3M2FN>
}
