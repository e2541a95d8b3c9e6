// RUN: not stablehlo-opt %s
// breaks collective_reduce (X1)
//   has_dynamic_root ? size(operands) >= 2 and type(operands[-1]) = tensor<[size(operands) - 1] x i32> : size(operands) >= 1

func.func @main() {
  "stablehlo.collective_reduce"() <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%0: tensor<i8>, %1: tensor<i8>):
    stablehlo.return %0 : tensor<i8>
  }) : () -> ()
  return
}
