// RUN: not stablehlo-opt %s
// breaks einsum (X7)
//   for d over lhs, e over rhs: p[d] = q[e] => dim(lhs, d) = dim(rhs, e) or (p[d] < 0 and (dim(lhs, d) = 1 or dim(rhs, e) = 1)) where p = labels_of(terms_of(einsum_config)[0], rank(lhs)), q = labels_of(terms_of(einsum_config)[1], rank(rhs))

func.func @main(%arg0: tensor<4x1x0xi64>, %arg1: tensor<4x1x3xi64>) -> tensor<4x1x3xi64> {
  %0 = "stablehlo.einsum"(%arg0, %arg1) <{einsum_config = "abc,acd->abd"}> : (tensor<4x1x0xi64>, tensor<4x1x3xi64>) -> tensor<4x1x3xi64>
  return %0 : tensor<4x1x3xi64>
}
