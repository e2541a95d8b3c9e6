// RUN: not stablehlo-opt %s
// breaks einsum (X3)
//   fits_rank(terms_of(einsum_config)[0], rank(lhs)) and fits_rank(terms_of(einsum_config)[1], rank(rhs))

func.func @main(%arg0: tensor<2xi16>, %arg1: tensor<i16>) -> tensor<i32> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "a,a->"}> : (tensor<2xi16>, tensor<i16>) -> tensor<i32>
  return %0 : tensor<i32>
}
