// RUN: stablehlo-translate --interpret %s --args='[dense<-1.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on f8E4M3FN, exact values
//   S: rank 0
//   E: f8E4M3FN
//   I: i4
// legal 0 0: [-1.0]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.constant dense<> : tensor<0xi4>
  %1 = stablehlo.constant dense<> : tensor<0xi4>
  %2 = stablehlo.constant dense<> : tensor<0xi4>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<f8E4M3FN>, tensor<0xi4>, tensor<0xi4>, tensor<0xi4>) -> tensor<f8E4M3FN>
  return %3 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.0> : tensor<f64>
    func.return
  }
}
