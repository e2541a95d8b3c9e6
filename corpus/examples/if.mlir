func.func @main() {
  %t = stablehlo.constant dense<true> : tensor<i1>
  %a = stablehlo.constant dense<10> : tensor<i32>
  %b = stablehlo.constant dense<11> : tensor<i32>
  %0 = "stablehlo.if"(%t) ({
    stablehlo.return %a : tensor<i32>
  }, {
    stablehlo.return %b : tensor<i32>
  }) : (tensor<i1>) -> tensor<i32>
  check.expect_eq_const %0, dense<10> : tensor<i32>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %1:2 = "stablehlo.if"(%f) ({
    stablehlo.return %a, %b : tensor<i32>, tensor<i32>
  }, {
    stablehlo.return %b, %a : tensor<i32>, tensor<i32>
  }) : (tensor<i1>) -> (tensor<i32>, tensor<i32>)
  check.expect_eq_const %1#0, dense<11> : tensor<i32>
  func.return
}
