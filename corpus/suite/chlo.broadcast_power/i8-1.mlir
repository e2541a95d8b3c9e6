// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, 4, 3]> : tensor<3xi8>]'
// RUN: : @program
// chlo.broadcast_power on i8, exact values
//   A: rank 1
//   m: low
//   E: i8
//   broadcast_dimensions: absent
// legal 0 0: [1,null,null]

module {
func.func @program(%arg0: tensor<3xi8>) -> tensor<3xi8> {
  %0 = stablehlo.constant dense<7> : tensor<i8>
  %1 = chlo.broadcast_power %arg0, %0 : (tensor<3xi8>, tensor<i8>) -> tensor<3xi8>
  return %1 : tensor<3xi8>
}

  func.func @main(%input0: tensor<3xi8>) {
    %r = func.call @program(%input0) : (tensor<3xi8>) -> (tensor<3xi8>)
    %v0 = stablehlo.constant dense<[1, 127, 127]> : tensor<3xi8>
    %v1 = stablehlo.constant dense<[1, -128, -128]> : tensor<3xi8>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    %v5 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3xi1>
    func.return
  }
}
