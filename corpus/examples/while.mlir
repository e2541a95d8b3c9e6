func.func @main() {
  %i = stablehlo.constant dense<1> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%k = %i, %sum = %zero) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %k, %ten, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %sum, %one : tensor<i32>
    %n = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %n, %s : tensor<i32>, tensor<i32>
  }
  check.expect_eq_const %0#0, dense<10> : tensor<i32>
  check.expect_eq_const %0#1, dense<9> : tensor<i32>
  func.return
}
