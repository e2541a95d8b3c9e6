// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<false> : tensor<i1>, dense<[[2.1450068817322837e-71], [186562400494655808.0]]> : tensor<2x1xf64>, dense<[1.4580741171738904e-22, 2.819469461419619e-11, 2.931608177068517e-22]> : tensor<3xf64>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 0
//   n: low + 1
//   E: f64
//   T: 1
//   T: more
//   F: more
// legal 0 0: [1.4580741171738904e-22,2.819469461419619e-11,2.931608177068517e-22,1.4580741171738904e-22,2.819469461419619e-11,2.931608177068517e-22]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<2x1xf64>, %arg2: tensor<3xf64>) -> tensor<2x3xf64> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<2x1xf64>, tensor<3xf64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<2x1xf64>, %input2: tensor<3xf64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<2x1xf64>, tensor<3xf64>) -> (tensor<2x3xf64>)
    check.expect_eq_const %r, dense<[[1.4580741171738904e-22, 2.819469461419619e-11, 2.931608177068517e-22], [1.4580741171738904e-22, 2.819469461419619e-11, 2.931608177068517e-22]]> : tensor<2x3xf64>
    func.return
  }
}
