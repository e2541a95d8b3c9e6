// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// chlo.conj on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = chlo.conj %arg0 : tensor<f6E3M2FN> -> tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
