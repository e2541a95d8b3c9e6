// RUN: not stablehlo-opt %s
// breaks einsum (X8)
//   shape(result) = [widest(labelled(c, shape(lhs), p), labelled(c, shape(rhs), q)) for c in labels_of(term_of_result(einsum_config), rank(result))] and rank_of_rest(term_of_result(einsum_config), rank(result)) = max(rank_of_rest(terms_of(einsum_config)[0], rank(lhs)), rank_of_rest(terms_of(einsum_config)[1], rank(rhs))) where p = labels_of(terms_of(einsum_config)[0], rank(lhs)), q = labels_of(terms_of(einsum_config)[1], rank(rhs))

func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<1xf32> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "a,a->"}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
