// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.broadcast_xor on i32, exact values
//   A: rank 0
//   m: low + 1
//   E: i32
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [-2,3,4,-4]

module {
func.func @program() -> tensor<4xi32> {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = stablehlo.constant dense<[-7, 4, 3, -5]> : tensor<4xi32>
  %2 = chlo.broadcast_xor %0, %1 : (tensor<i32>, tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xi32>)
    check.expect_eq_const %r, dense<[-2, 3, 4, -4]> : tensor<4xi32>
    func.return
  }
}
