// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<4> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_xor on i16, envelope values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: absent
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
  %0 = stablehlo.constant dense<-1> : tensor<i16>
  %1 = chlo.broadcast_xor %0, %arg0 : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %1 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-5> : tensor<i16>
    func.return
  }
}
