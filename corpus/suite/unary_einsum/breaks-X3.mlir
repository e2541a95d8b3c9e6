// RUN: not stablehlo-opt %s
// breaks unary_einsum (X3)
//   fits_rank(terms_of(einsum_config)[0], rank(operand))

func.func @main(%arg0: tensor<2xi2>) -> tensor<i8> {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "->"}> : (tensor<2xi2>) -> tensor<i8>
  return %0 : tensor<i8>
}
