// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on i16, special values
//   S: rank 0
//   n: more
//   E: i16
//   k: high
//   is_stable: true
// legal 0 0: [0,1]
// legal 0 1: [32767,-11025]

module {
func.func @program() -> (tensor<2xi32>, tensor<2xi16>) {
  %0 = stablehlo.constant dense<[32767, -11025]> : tensor<2xi16>
  %1, %2 = chlo.top_k(%0, k = 2) : tensor<2xi16> -> (tensor<2xi16>, tensor<2xi32>)
  return %2, %1 : tensor<2xi32>, tensor<2xi16>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<2xi32>, tensor<2xi16>)
    check.expect_eq_const %r#0, dense<[0, 1]> : tensor<2xi32>
    check.expect_eq_const %r#1, dense<[32767, -11025]> : tensor<2xi16>
    func.return
  }
}
