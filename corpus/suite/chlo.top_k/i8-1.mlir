// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-7]> : tensor<1xi8>]'
// RUN: : @program
// chlo.top_k on i8, envelope values
//   S: rank 0
//   n: 1
//   E: i8
//   k: low + 1
//   k: high
//   is_stable: true
// legal 0 0: [0]
// legal 0 1: [-7]

module {
func.func @program(%arg0: tensor<1xi8>) -> (tensor<1xi32>, tensor<1xi8>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1xi8> -> (tensor<1xi8>, tensor<1xi32>)
  return %1, %0 : tensor<1xi32>, tensor<1xi8>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r:2 = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<1xi32>, tensor<1xi8>)
    check.expect_eq_const %r#0, dense<0> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<-7> : tensor<1xi8>
    func.return
  }
}
