// RUN: not stablehlo-opt %s
// breaks collective_reduce (X1)
//   has_dynamic_root ? size(operands) >= 2 and type(operands[-1]) = tensor<[size(operands) - 1] x i32> : size(operands) >= 1

func.func @main(%arg0: tensor<i4>) {
  "stablehlo.collective_reduce"(%arg0) <{has_dynamic_root, replica_groups = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%0: tensor<i8>, %1: tensor<i8>):
    stablehlo.return %0 : tensor<i8>
  }) : (tensor<i4>) -> ()
  return
}
