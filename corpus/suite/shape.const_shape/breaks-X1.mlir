// RUN: not stablehlo-opt %s
// breaks const_shape (X1)
//   type(result) = tensor<[size(shape)] x index>

func.func @main() -> tensor<0xi1> {
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<1xindex>}> : () -> tensor<0xi1>
  return %0 : tensor<0xi1>
}
