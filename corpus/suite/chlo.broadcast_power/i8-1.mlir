// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<127> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_power on i8, exact values
//   A: rank 0
//   m: low + 1
//   E: i8
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [null,127,null,null]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<4xi8> {
  %0 = stablehlo.constant dense<[-3, 1, -7, 7]> : tensor<4xi8>
  %1 = chlo.broadcast_power %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i8>, tensor<4xi8>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<4xi8>)
    %v0 = stablehlo.constant dense<127> : tensor<4xi8>
    %v1 = stablehlo.constant dense<[-128, 127, -128, -128]> : tensor<4xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[true, false, true, true]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
