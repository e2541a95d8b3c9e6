// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f64>]'
// RUN: : @program
// stablehlo.reduce_window on f64, exact values
//   N: low
//   S: rank 0
//   E: f64
//   F: f64
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<f64> {
  %0 = stablehlo.constant dense<0.0> : tensor<f64>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f64>, %3: tensor<f64>):
    %4 = stablehlo.add %2, %3 : tensor<f64>
    stablehlo.return %4 : tensor<f64>
  }) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %1 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<0.25> : tensor<f64>
    func.return
  }
}
