// ChloOps.td: a value in the shape of the operand, whose elements do not matter.
func.func @main() {
  %a = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %0 = "chlo.constant_like"(%a) <{value = 1.5 : f32}> : (tensor<2xf32>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[1.5, 1.5]> : tensor<2xf32>
  %1 = "chlo.constant_like"(%a) <{value = #complex.number<:f32 1.0, -2.0> : complex<f32>}> : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %1, dense<[(1.0, -2.0), (1.0, -2.0)]> : tensor<2xcomplex<f32>>
  %2 = "chlo.constant_like"(%a) <{value = true}> : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %2, dense<[true, true]> : tensor<2xi1>
  %3 = "chlo.constant_like"(%a) <{value = 200 : ui8}> : (tensor<2xf32>) -> tensor<2xui8>
  check.expect_eq_const %3, dense<[200, 200]> : tensor<2xui8>
  func.return
}
