// RUN: not stablehlo-opt %s
// breaks all_reduce (C5)
//   type(computation) = (tensor<E>, tensor<E>) -> (tensor<E>) and is_promotable(element_type(operands...), E) where E = element_type(output_types(computation)[0])

func.func @main(%arg0: tensor<0xui16>) -> tensor<0xf8E8M0FNU> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
    stablehlo.return %1 : tensor<f8E8M0FNU>
  }) : (tensor<0xui16>) -> tensor<0xf8E8M0FNU>
  return %0 : tensor<0xf8E8M0FNU>
}
