// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[false, false, false]> : tensor<3xi1>, dense<1.25> : tensor<f8E4M3B11FNUZ>, dense<[0.8125]> : tensor<1xf8E4M3B11FNUZ>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 1
//   m: low
//   n: low + 1
//   E: f8E4M3B11FNUZ
//   F: alternative 2 (otherwise)
// legal 0 0: [0.8125,0.8125,0.8125]

module {
func.func @program(%arg0: tensor<3xi1>, %arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<1xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<3xi1>, tensor<f8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %0 : tensor<3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3xi1>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3xi1>, tensor<f8E4M3B11FNUZ>, tensor<1xf8E4M3B11FNUZ>) -> (tensor<3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<0.8125> : tensor<3xf64>
    func.return
  }
}
