// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-75]]> : tensor<1x1xi16>]'
// RUN: : @program
// chlo.broadcast_maximum on i16, special values
//   A: rank 0
//   E: i16
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<1x1xi16>) -> tensor<1x1xi16> {
  %0 = stablehlo.constant dense<-5> : tensor<i16>
  %1 = chlo.broadcast_maximum %0, %arg0 : (tensor<i16>, tensor<1x1xi16>) -> tensor<1x1xi16>
  return %1 : tensor<1x1xi16>
}

  func.func @main(%input0: tensor<1x1xi16>) {
    %r = func.call @program(%input0) : (tensor<1x1xi16>) -> (tensor<1x1xi16>)
    check.expect_eq_const %r, dense<-5> : tensor<1x1xi16>
    func.return
  }
}
