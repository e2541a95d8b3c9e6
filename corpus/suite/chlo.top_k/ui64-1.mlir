// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[9223372036854775809, 18446744073709551615, 1, 18446744073709551615, 18446744073709551615]> : tensor<5xui64>]'
// RUN: : @program
// chlo.top_k on ui64, special values
//   S: rank 0
//   n: more
//   E: ui64
//   k: high
//   is_stable: false
// legal 0 0: [[1,4],[1,4],[1,4],0,2]
// legal 0 1: [18446744073709551615,18446744073709551615,18446744073709551615,9223372036854775809,1]

module {
func.func @program(%arg0: tensor<5xui64>) -> (tensor<5xi32>, tensor<5xui64>) {
  %0, %1 = chlo.top_k(%arg0, k = 5, is_stable = false) : tensor<5xui64> -> (tensor<5xui64>, tensor<5xi32>)
  return %1, %0 : tensor<5xi32>, tensor<5xui64>
}

  func.func @main(%input0: tensor<5xui64>) {
    %r:2 = func.call @program(%input0) : (tensor<5xui64>) -> (tensor<5xi32>, tensor<5xui64>)
    %v0 = stablehlo.constant dense<[4, 4, 4, 0, 2]> : tensor<5xi32>
    %v1 = stablehlo.constant dense<[1, 1, 1, 0, 2]> : tensor<5xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5xi1>
    check.expect_eq_const %r#1, dense<[18446744073709551615, 18446744073709551615, 18446744073709551615, 9223372036854775809, 1]> : tensor<5xui64>
    func.return
  }
}
