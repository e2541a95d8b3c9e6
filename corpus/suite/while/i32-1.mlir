// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.while on i32, exact values
//   N: low + 1
//   T: tensor
// legal 0 0: [6]

module {
func.func @program() -> tensor<i32> {
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.while(%2 = %0) : tensor<i32> cond {
    %3 = stablehlo.constant dense<6> : tensor<i32>
    %4 = stablehlo.compare LT, %2, %3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %4 : tensor<i1>
  } do {
    %6 = stablehlo.constant dense<1> : tensor<i32>
    %7 = stablehlo.add %2, %6 : tensor<i32>
    stablehlo.return %7 : tensor<i32>
  }
  return %1 : tensor<i32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i32>)
    check.expect_eq_const %r, dense<6> : tensor<i32>
    func.return
  }
}
