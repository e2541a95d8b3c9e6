// RUN: stablehlo-translate --interpret %s --args='[dense<[14962.983552743472]> : tensor<1xf64>, dense<[-1.6517577990972147e+34]> : tensor<1xf64>]'
// RUN: : @program
// stablehlo.clamp on f64, special values
//   S: rank 1
//   S: has 1
//   E: f64
//   L: alternative 1
//   H: alternative 2
// legal 0 0: [-1.6517577990972147e+34]

module {
func.func @program(%arg0: tensor<1xf64>, %arg1: tensor<1xf64>) -> tensor<1xf64> {
  %0 = stablehlo.constant dense<1.7976931348623157e+308> : tensor<f64>
  %1 = stablehlo.clamp %0, %arg0, %arg1 : (tensor<f64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  return %1 : tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>, %input1: tensor<1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>)
    check.expect_eq_const %r, dense<-1.6517577990972147e+34> : tensor<1xf64>
    func.return
  }
}
