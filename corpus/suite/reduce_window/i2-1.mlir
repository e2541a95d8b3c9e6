// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_window on i2, exact values
//   N: low
//   S: rank 0
//   E: i2
//   F: i2
// legal 0 0: [0]

module {
func.func @program() -> tensor<i2> {
  %0 = stablehlo.constant dense<0> : tensor<i2>
  %1 = stablehlo.constant dense<1> : tensor<i2>
  %2 = "stablehlo.reduce_window"(%0, %1) <{window_dimensions = array<i64>}> ({
  ^bb0(%3: tensor<i2>, %4: tensor<i2>):
    %5 = stablehlo.multiply %3, %4 : tensor<i2>
    stablehlo.return %5 : tensor<i2>
  }) : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %2 : tensor<i2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
