// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[2]> : tensor<1xi8>, dense<-9> : tensor<i8>]'
// RUN: : @program
// chlo.broadcast_divide on i8, exact values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i8
//   broadcast_dimensions: absent
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xi8>, %arg1: tensor<i8>) -> tensor<1xi8> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<1xi8>, tensor<i8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}

  func.func @main(%input0: tensor<1xi8>, %input1: tensor<i8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi8>, tensor<i8>) -> (tensor<1xi8>)
    check.expect_eq_const %r, dense<0> : tensor<1xi8>
    func.return
  }
}
