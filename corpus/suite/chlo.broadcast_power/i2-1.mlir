// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_power on i2, exact values
//   A: rank 1
//   E: i2
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [-1,null,0,null,1,null,0,null]

module {
func.func @program() -> tensor<2x4xi2> {
  %0 = stablehlo.constant dense<[-1, 0, 0, 0]> : tensor<4xi2>
  %1 = stablehlo.constant dense<[[1, 0, 1, 0], [0, -1, 1, -1]]> : tensor<2x4xi2>
  %2 = chlo.broadcast_power %0, %1 : (tensor<4xi2>, tensor<2x4xi2>) -> tensor<2x4xi2>
  return %2 : tensor<2x4xi2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x4xi2>)
    %v0 = stablehlo.constant dense<[[-1, 1, 0, 1], [1, 1, 0, 1]]> : tensor<2x4xi2>
    %v1 = stablehlo.constant dense<[[-1, -2, 0, -2], [1, -2, 0, -2]]> : tensor<2x4xi2>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x4xi2>, tensor<2x4xi2>) -> tensor<2x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x4xi2>, tensor<2x4xi2>) -> tensor<2x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4xi1>
    %v5 = stablehlo.constant dense<[[false, true, false, true], [false, true, false, true]]> : tensor<2x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4xi1>
    func.return
  }
}
