// RUN: not stablehlo-opt %s
// breaks top_k (X4)
//   shape(indices) = shape(operand)[:-1] ++ [k] and element_type(indices) = i32

func.func @main(%arg0: tensor<1xi4>) -> (tensor<0xi4>, tensor<i32>) {
  %0, %1 = "chlo.top_k"(%arg0) <{k = 0 : i64, is_stable = false}> : (tensor<1xi4>) -> (tensor<0xi4>, tensor<i32>)
  return %0, %1 : tensor<0xi4>, tensor<i32>
}
