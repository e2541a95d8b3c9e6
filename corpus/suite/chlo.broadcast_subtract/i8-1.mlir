// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-5> : tensor<i8>, dense<[-48, -16]> : tensor<2xi8>]'
// RUN: : @program
// chlo.broadcast_subtract on i8, special values
//   A: rank 0
//   m: low + 1
//   E: i8
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [43,11]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<i8>, tensor<2xi8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<2xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<2xi8>) -> (tensor<2xi8>)
    check.expect_eq_const %r, dense<[43, 11]> : tensor<2xi8>
    func.return
  }
}
