// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-6> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_remainder on i16, special values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<-6> : tensor<i16>
  %1 = chlo.broadcast_remainder %0, %arg0 : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<0> : tensor<i16>
    func.return
  }
}
