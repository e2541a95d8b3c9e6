// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f64>]'
// RUN: : @program
// stablehlo.compare on f64, exact values
//   S: rank 0
//   E: f64
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [false]

module {
func.func @program(%arg0: tensor<f64>) -> tensor<i1> {
  %0 = stablehlo.constant dense<-1.0> : tensor<f64>
  %1 = stablehlo.compare LE, %arg0, %0 : (tensor<f64>, tensor<f64>) -> tensor<i1>
  return %1 : tensor<i1>
}

  func.func @main(%input0: tensor<f64>) {
    %r = func.call @program(%input0) : (tensor<f64>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<false> : tensor<i1>
    func.return
  }
}
