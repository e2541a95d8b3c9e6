// RUN: not stablehlo-opt %s
// breaks unary_einsum (X6)
//   shape(result) = [labelled(c, shape(operand), p) for c in labels_of(term_of_result(einsum_config), rank(result))] and rank_of_rest(term_of_result(einsum_config), rank(result)) = rank_of_rest(terms_of(einsum_config)[0], rank(operand)) where p = labels_of(terms_of(einsum_config)[0], rank(operand))

func.func @main(%arg0: tensor<3xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.unary_einsum"(%arg0) <{einsum_config = "a...->...a"}> : (tensor<3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
