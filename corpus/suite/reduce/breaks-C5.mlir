// RUN: not stablehlo-opt %s
// breaks reduce (C5)
//   is_unique(dimensions)

func.func @main(%arg0: tensor<3x2x4xi4>, %arg1: tensor<3x2x4xi8>, %arg2: tensor<i4>, %arg3: tensor<i8>) -> (tensor<i32>, tensor<i32>) {
  %0, %1 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 1, 0, 2, 2>}> ({
  ^bb0(%2: tensor<i32>, %3: tensor<i32>, %4: tensor<i32>, %5: tensor<i32>):
    stablehlo.return %2, %2 : tensor<i32>, tensor<i32>
  }) : (tensor<3x2x4xi4>, tensor<3x2x4xi8>, tensor<i4>, tensor<i8>) -> (tensor<i32>, tensor<i32>)
  return %0, %1 : tensor<i32>, tensor<i32>
}
