// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[7]> : tensor<1xi8>]'
// RUN: : @program
// chlo.broadcast_subtract on i8, special values
//   A: rank 1
//   m: low + 1
//   E: i8
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [21,-6,34,null]

module {
func.func @program(%arg0: tensor<1xi8>) -> tensor<4xi8> {
  %0 = stablehlo.constant dense<[28, 1, 41, -128]> : tensor<4xi8>
  %1 = chlo.broadcast_subtract %0, %arg0 : (tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

  func.func @main(%input0: tensor<1xi8>) {
    %r = func.call @program(%input0) : (tensor<1xi8>) -> (tensor<4xi8>)
    %v0 = stablehlo.constant dense<[21, -6, 34, 127]> : tensor<4xi8>
    %v1 = stablehlo.constant dense<[21, -6, 34, -128]> : tensor<4xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[false, false, false, true]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
