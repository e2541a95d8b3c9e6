// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.add on ui16, special values
//   S: rank 2
//   S: has 1
//   E: ui16
// legal 0 0: [51688,null,65529,2]

module {
func.func @program() -> tensor<4x1xui16> {
  %0 = stablehlo.constant dense<[[2], [65529], [65529], [2]]> : tensor<4x1xui16>
  %1 = stablehlo.constant dense<[[51686], [65535], [0], [0]]> : tensor<4x1xui16>
  %2 = stablehlo.add %0, %1 : tensor<4x1xui16>
  return %2 : tensor<4x1xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x1xui16>)
    %v0 = stablehlo.constant dense<[[51688], [65535], [65529], [2]]> : tensor<4x1xui16>
    %v1 = stablehlo.constant dense<[[51688], [0], [65529], [2]]> : tensor<4x1xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<4x1xui16>, tensor<4x1xui16>) -> tensor<4x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<4x1xui16>, tensor<4x1xui16>) -> tensor<4x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x1xi1>
    %v5 = stablehlo.constant dense<[[false], [true], [false], [false]]> : tensor<4x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x1xi1>
    func.return
  }
}
