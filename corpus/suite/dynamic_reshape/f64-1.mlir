// RUN: stablehlo-translate --interpret %s --args='[dense<4.8686723486935126e-76> : tensor<f64>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f64, special values
//   S: rank 0
//   T: more axes
//   E: f64
//   I: i32
// legal 0 0: [4.8686723486935126e-76]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<1xf64> {
  %0 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<f64>, tensor<1xi32>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<4.8686723486935126e-76> : tensor<1xf64>
    func.return
  }
}
