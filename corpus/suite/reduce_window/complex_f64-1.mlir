// RUN: stablehlo-translate --interpret %s --args='[dense<(-4.0, 1.0)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.reduce_window on complex<f64>, exact values
//   N: low + 1
//   S: rank 0
//   E: complex<f64>
//   F: complex<f64>
// legal 0 0: [-4.0,1.0]
// legal 0 1: [-1.25,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>) {
  %0 = stablehlo.constant dense<(-1.25, 0.0)> : tensor<complex<f64>>
  %1 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %2 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %3, %4 = "stablehlo.reduce_window"(%0, %arg0, %1, %2) <{window_dimensions = array<i64>}> ({
  ^bb0(%5: tensor<complex<f64>>, %6: tensor<complex<f64>>, %7: tensor<complex<f64>>, %8: tensor<complex<f64>>):
    %9 = stablehlo.multiply %5, %7 : tensor<complex<f64>>
    %10 = stablehlo.add %6, %8 : tensor<complex<f64>>
    stablehlo.return %9, %10 : tensor<complex<f64>>, tensor<complex<f64>>
  }) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
  return %4, %3 : tensor<complex<f64>>, tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r:2 = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>, tensor<complex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<f64>
    %v1 = stablehlo.imag %r#0 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.0> : tensor<f64>
    %v2 = stablehlo.real %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-1.25> : tensor<f64>
    %v3 = stablehlo.imag %r#1 : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.0> : tensor<f64>
    func.return
  }
}
