// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0, -7]> : tensor<2xi4>]'
// RUN: : @program
// chlo.broadcast_power on i4, exact values
//   A: rank 1
//   m: low + 1
//   E: i4
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: alternative 1 (otherwise)
// legal 0 0: [1,null]

module {
func.func @program(%arg0: tensor<2xi4>) -> tensor<2xi4> {
  %0 = stablehlo.constant dense<[-7, 7]> : tensor<2xi4>
  %1 = chlo.broadcast_power %0, %arg0 {broadcast_dimensions = array<i64: 0>} : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi4>
  return %1 : tensor<2xi4>
}

  func.func @main(%input0: tensor<2xi4>) {
    %r = func.call @program(%input0) : (tensor<2xi4>) -> (tensor<2xi4>)
    %v0 = stablehlo.constant dense<[1, 7]> : tensor<2xi4>
    %v1 = stablehlo.constant dense<[1, -8]> : tensor<2xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2xi4>, tensor<2xi4>) -> tensor<2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2xi1>
    %v5 = stablehlo.constant dense<[false, true]> : tensor<2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2xi1>
    func.return
  }
}
