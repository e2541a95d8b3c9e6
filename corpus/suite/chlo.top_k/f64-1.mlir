// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.809569263873899]> : tensor<1xf64>]'
// RUN: : @program
// chlo.top_k on f64, envelope values
//   S: rank 0
//   n: 1
//   E: f64
//   k: low + 1
//   k: high
//   is_stable: false
// legal 0 0: [0]
// legal 0 1: [-0.809569263873899]

module {
func.func @program(%arg0: tensor<1xf64>) -> (tensor<1xi32>, tensor<1xf64>) {
  %0, %1 = chlo.top_k(%arg0, k = 1, is_stable = false) : tensor<1xf64> -> (tensor<1xf64>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xf64>
}

  func.func @main(%input0: tensor<1xf64>) {
    %r:2 = func.call @program(%input0) : (tensor<1xf64>) -> (tensor<1xi32>, tensor<1xf64>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<-0.809569263873899> : tensor<1xf64>
    func.return
  }
}
