// RUN: not stablehlo-opt %s
// breaks cast (X1)
//   element_type(source) = element_type(dest)

func.func @main(%arg0: tensor<4xui2>) -> tensor<4xi1> {
  %0 = "tensor.cast"(%arg0) : (tensor<4xui2>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
