// RUN: stablehlo-translate --interpret %s --args='[dense<0.4375> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.reduce_window on f8E5M2, envelope values
//   N: low + 1
//   S: rank 0
//   E: f8E5M2
//   F: f8E5M2
// legal 0 0: [0.4375]
// legal 0 1: [[0.3125,0.5]]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>) {
  %0 = stablehlo.constant dense<1.0> : tensor<f8E5M2>
  %1 = stablehlo.constant dense<0xFC> : tensor<f8E5M2>
  %2, %3 = "stablehlo.reduce_window"(%arg0, %arg0, %0, %1) <{window_dimensions = array<i64>}> ({
  ^bb0(%4: tensor<f8E5M2>, %5: tensor<f8E5M2>, %6: tensor<f8E5M2>, %7: tensor<f8E5M2>):
    %8 = stablehlo.multiply %4, %6 : tensor<f8E5M2>
    %9 = stablehlo.maximum %5, %7 : tensor<f8E5M2>
    stablehlo.return %8, %9 : tensor<f8E5M2>, tensor<f8E5M2>
  }) : (tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>, tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>)
  return %3, %2 : tensor<f8E5M2>, tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r:2 = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>, tensor<f8E5M2>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.4375> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E5M2>) -> tensor<f64>
    %v2 = stablehlo.constant dense<0.5> : tensor<f64>
    %v3 = stablehlo.constant dense<0.3125> : tensor<f64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v6 = stablehlo.and %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    func.return
  }
}
