// RUN: not stablehlo-opt %s
// breaks get_dimension_size (C1)
//   0 <= dimension < rank(operand)

func.func @main(%arg0: tensor<ui8>) -> tensor<i32> {
  %0 = "stablehlo.get_dimension_size"(%arg0) <{dimension = 0 : i64}> : (tensor<ui8>) -> tensor<i32>
  return %0 : tensor<i32>
}
