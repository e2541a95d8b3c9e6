// RUN: not stablehlo-opt %s
// breaks einsum (X3)
//   fits_rank(terms_of(einsum_config)[0], rank(lhs)) and fits_rank(terms_of(einsum_config)[1], rank(rhs))

func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<2xi8>) -> tensor<4x1xi8> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "ab,bc->ac"}> : (tensor<4xi8>, tensor<2xi8>) -> tensor<4x1xi8>
  return %0 : tensor<4x1xi8>
}
