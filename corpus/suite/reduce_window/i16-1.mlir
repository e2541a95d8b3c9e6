// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i16>]'
// RUN: : @program
// stablehlo.reduce_window on i16, special values
//   N: low
//   S: rank 0
//   E: i16
//   F: i16
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<32767> : tensor<i16>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<i16>, %3: tensor<i16>):
    %4 = stablehlo.minimum %2, %3 : tensor<i16>
    stablehlo.return %4 : tensor<i16>
  }) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<0> : tensor<i16>
    func.return
  }
}
