// RUN: not stablehlo-opt %s
// breaks reduce (C4)
//   0 <= dimensions < rank(inputs[0])

func.func @main(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = "stablehlo.reduce"(%arg0, %arg1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
