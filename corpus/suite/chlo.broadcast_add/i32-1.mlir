// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-2> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_add on i32, envelope values
//   A: rank 0
//   m: low + 1
//   E: i32
//   broadcast_dimensions: absent
//   B: more
// legal 0 0: [4,-9]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<2xi32> {
  %0 = stablehlo.constant dense<[6, -7]> : tensor<2xi32>
  %1 = chlo.broadcast_add %arg0, %0 : (tensor<i32>, tensor<2xi32>) -> tensor<2xi32>
  return %1 : tensor<2xi32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<2xi32>)
    check.expect_eq_const %r, dense<[4, -9]> : tensor<2xi32>
    func.return
  }
}
