// RUN: not stablehlo-opt %s
// breaks unary_einsum (X3)
//   fits_rank(terms_of(einsum_config)[0], rank(operand))

func.func @main(%arg0: tensor<1xi4>) -> tensor<i4> {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "->"}> : (tensor<1xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}
