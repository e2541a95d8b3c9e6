// RUN: not stablehlo-opt %s
// breaks popcnt (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<i8>) -> tensor<i32> {
  %0 = "stablehlo.popcnt"(%arg0) : (tensor<i8>) -> tensor<i32>
  return %0 : tensor<i32>
}
