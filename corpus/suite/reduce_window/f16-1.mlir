// RUN: stablehlo-translate --interpret %s --args='[dense<-1.75> : tensor<f16>]'
// RUN: : @program
// stablehlo.reduce_window on f16, exact values
//   N: low
//   S: rank 0
//   E: f16
//   F: f16
// legal 0 0: [-1.75]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<0.0> : tensor<f16>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{window_dimensions = array<i64>}> ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>):
    %4 = stablehlo.add %2, %3 : tensor<f16>
    stablehlo.return %4 : tensor<f16>
  }) : (tensor<f16>, tensor<f16>) -> tensor<f16>
  return %1 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.75> : tensor<f64>
    func.return
  }
}
