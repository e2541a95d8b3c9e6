// RUN: not stablehlo-opt %s
// breaks collective_reduce (C3)
//   size(results) = size(operands) - (has_dynamic_root ? 1 : 0) and (for k < size(results): shape(results[k]) = shape(operands[k]))

func.func @main(%arg0: tensor<3xi2>) -> tensor<2xi2> {
  %0 = "stablehlo.collective_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%1: tensor<i2>, %2: tensor<i2>):
    stablehlo.return %1 : tensor<i2>
  }) : (tensor<3xi2>) -> tensor<2xi2>
  return %0 : tensor<2xi2>
}
