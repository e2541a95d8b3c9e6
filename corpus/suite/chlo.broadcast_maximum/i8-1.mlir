// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-21> : tensor<i8>, dense<5> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_maximum on i8, special values
//   A: rank 0
//   m: low
//   E: i8
//   broadcast_dimensions: absent
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<i8>, %arg1: tensor<i8>) -> tensor<i8> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<i8>, tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>, %input1: tensor<i8>) {
    %r = func.call @program(%input0, %input1) : (tensor<i8>, tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<5> : tensor<i8>
    func.return
  }
}
