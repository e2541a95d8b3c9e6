// RUN: not stablehlo-opt %s
// breaks einsum (X7)
//   for d over lhs, e over rhs: p[d] = q[e] => dim(lhs, d) = dim(rhs, e) or (p[d] < 0 and (dim(lhs, d) = 1 or dim(rhs, e) = 1)) where p = labels_of(terms_of(einsum_config)[0], rank(lhs)), q = labels_of(terms_of(einsum_config)[1], rank(rhs))

func.func @main(%arg0: tensor<3x3xi1>, %arg1: tensor<3x2xi1>) -> tensor<3xi1> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "Zx,xZ->Z"}> : (tensor<3x3xi1>, tensor<3x2xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
