// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, true]> : tensor<2xi1>, dense<1.0> : tensor<f8E4M3FNUZ>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   m: low
//   n: low + 1
//   E: f8E4M3FNUZ
//   F: alternative 1 (otherwise)
// legal 0 0: [1.0,1.0]

module {
func.func @program(%arg0: tensor<2xi1>, %arg1: tensor<f8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf8E4M3FNUZ>
  %1 = chlo.broadcast_select %arg0, %arg1, %0 : (tensor<2xi1>, tensor<f8E4M3FNUZ>, tensor<2xf8E4M3FNUZ>) -> tensor<2xf8E4M3FNUZ>
  return %1 : tensor<2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2xi1>, %input1: tensor<f8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi1>, tensor<f8E4M3FNUZ>) -> (tensor<2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<1.0> : tensor<2xf64>
    func.return
  }
}
