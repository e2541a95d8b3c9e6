// RUN: stablehlo-translate --interpret %s --args='[dense<[(-0.25, 0.0)]> : tensor<1xcomplex<f64>>, dense<> : tensor<0xcomplex<f64>>]'
// RUN: : @program
// stablehlo.select_and_scatter on complex<f64>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f64>
//   F: complex<f64>
//   window_strides: low
//   padding: negative
//   padding: positive
//   padding: near 1 + 1
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>, %arg1: tensor<0xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.constant dense<(0.0, 0.0)> : tensor<complex<f64>>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 4>, padding = dense<[[-3, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%2: tensor<complex<f64>>, %3: tensor<complex<f64>>):
    %4 = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %4 : tensor<i1>
  }, {
  ^bb0(%5: tensor<complex<f64>>, %6: tensor<complex<f64>>):
    %7 = stablehlo.add %5, %6 : tensor<complex<f64>>
    stablehlo.return %7 : tensor<complex<f64>>
  }) : (tensor<1xcomplex<f64>>, tensor<0xcomplex<f64>>, tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
  return %1 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>, %input1: tensor<0xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xcomplex<f64>>, tensor<0xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    %v2 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<1xi64>
    func.return
  }
}
