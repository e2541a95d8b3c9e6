// RUN: stablehlo-translate --interpret %s --args='[dense<2.0> : tensor<f8E4M3>]'
// RUN: : @program
// stablehlo.reduce_window on f8E4M3, exact values
//   N: low
//   S: rank 0
//   E: f8E4M3
//   F: f8E4M3
// legal 0 0: [2.0]

module {
func.func @program(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = stablehlo.constant dense<0x78> : tensor<f8E4M3>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f8E4M3>, %3: tensor<f8E4M3>):
    %4 = stablehlo.minimum %2, %3 : tensor<f8E4M3>
    stablehlo.return %4 : tensor<f8E4M3>
  }) : (tensor<f8E4M3>, tensor<f8E4M3>) -> tensor<f8E4M3>
  return %1 : tensor<f8E4M3>
}

  func.func @main(%input0: tensor<f8E4M3>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3>) -> (tensor<f8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    func.return
  }
}
