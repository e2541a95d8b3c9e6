// A product of matrices, of TensorFlow's page: u(i,k) = s(i,j) t(j,k).
func.func @matrices() {
  %lhs = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %rhs = stablehlo.constant dense<[[1, 0], [0, 1], [2, 3]]> : tensor<3x2xi32>
  %0 = stablehlo.einsum %lhs, %rhs, config = "ij,jk->ik" : (tensor<2x3xi32>, tensor<3x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[7, 11], [16, 23]]> : tensor<2x2xi32>
  return
}

// -----

// An inner and an outer product, and a sum over all of both.
func.func @vectors() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %b = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi64>
  %c = stablehlo.constant dense<[5, 7]> : tensor<2xi64>
  %inner = stablehlo.einsum %a, %b, config = "a,a->" : (tensor<3xi64>, tensor<3xi64>) -> tensor<i64>
  check.expect_eq_const %inner, dense<140> : tensor<i64>
  %outer = stablehlo.einsum %a, %c, config = "a,c->ca" : (tensor<3xi64>, tensor<2xi64>) -> tensor<2x3xi64>
  check.expect_eq_const %outer, dense<[[5, 10, 15], [7, 14, 21]]> : tensor<2x3xi64>
  %all = stablehlo.einsum %a, %c, config = "a,c->" : (tensor<3xi64>, tensor<2xi64>) -> tensor<i64>
  check.expect_eq_const %all, dense<72> : tensor<i64>
  return
}

// -----

// A letter that stands twice in one operand is its diagonal: the trace of the first times the second.
func.func @repeated() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[1, 10]> : tensor<2xi32>
  %trace = stablehlo.einsum %a, %b, config = "ii,j->j" : (tensor<2x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %trace, dense<[5, 50]> : tensor<2xi32>
  %diagonal = stablehlo.einsum %a, %b, config = "ii,i->i" : (tensor<2x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const %diagonal, dense<[1, 40]> : tensor<2xi32>
  return
}

// -----

// `...` are dimensions of both, the last one first; those of size 1 are stretched.
func.func @rest() {
  %a = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %b = stablehlo.constant dense<[[1, 10], [100, 1000], [0, 1]]> : tensor<3x2xi32>
  %0 = stablehlo.einsum %a, %b, config = "...x,...x->..." : (tensor<2x1x2xi32>, tensor<3x2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[21, 2100, 2], [43, 4300, 4]]> : tensor<2x3xi32>
  return
}
