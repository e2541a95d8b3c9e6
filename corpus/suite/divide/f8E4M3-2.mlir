// RUN: stablehlo-translate --interpret %s --args='[dense<[0.75]> : tensor<1xf8E4M3>]'
// RUN: : @program
// stablehlo.divide on f8E4M3, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3
// legal 0 0: [-0.171875]

module {
func.func @program(%arg0: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = stablehlo.constant dense<[-4.5]> : tensor<1xf8E4M3>
  %1 = stablehlo.divide %arg0, %0 : tensor<1xf8E4M3>
  return %1 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.171875> : tensor<1xf64>
    func.return
  }
}
