// RUN: not stablehlo-opt %s
// breaks reduce (C4)
//   0 <= dimensions < rank(inputs[0])

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i8> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<i8>, %2: tensor<i8>):
    stablehlo.return %1 : tensor<i8>
  }) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
