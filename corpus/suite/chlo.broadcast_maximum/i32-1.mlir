// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-1230429514]> : tensor<1xi32>, dense<-3> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_maximum on i32, special values
//   A: rank 1
//   A: has 1
//   m: low
//   E: i32
//   broadcast_dimensions: absent
// legal 0 0: [-3]

module {
func.func @program(%arg0: tensor<1xi32>, %arg1: tensor<i32>) -> tensor<1xi32> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

  func.func @main(%input0: tensor<1xi32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xi32>, tensor<i32>) -> (tensor<1xi32>)
    check.expect_eq_const %r, dense<-3> : tensor<1xi32>
    func.return
  }
}
