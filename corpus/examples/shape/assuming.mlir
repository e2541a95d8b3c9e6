// MLIR, dialect shape: a region that is run where its witness holds; what always holds is a constant.
func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = shape.const_witness true
  %1:2 = shape.assuming %0 -> (tensor<2xi32>, tensor<2xi32>) {
    %2 = stablehlo.negate %a : tensor<2xi32>
    shape.assuming_yield %2, %a : tensor<2xi32>, tensor<2xi32>
  }
  check.expect_eq_const %1#0, dense<[-1, -2]> : tensor<2xi32>
  check.expect_eq_const %1#1, dense<[1, 2]> : tensor<2xi32>
  func.return
}
