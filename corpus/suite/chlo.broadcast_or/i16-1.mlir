// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<i16>, dense<-1> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_or on i16, exact values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: absent
// legal 0 0: [-1]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = chlo.broadcast_or %arg0, %arg1 : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<i16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-1> : tensor<i16>
    func.return
  }
}
