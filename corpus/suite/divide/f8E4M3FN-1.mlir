// RUN: stablehlo-translate --interpret %s --args='[dense<-0.013671875> : tensor<f8E4M3FN>, dense<0.013671875> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.divide on f8E4M3FN, special values
//   S: rank 0
//   E: f8E4M3FN
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.divide %arg0, %arg1 : tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>, %input1: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
