// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[1, -1]> : tensor<2xi32>, dense<[-3, 2]> : tensor<2xi32>]'
// RUN: : @program
// chlo.broadcast_and on i32, envelope values
//   A: rank 1
//   m: low + 1
//   E: i32
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [1,2]

module {
func.func @program(%arg0: tensor<2xi32>, %arg1: tensor<2xi32>) -> tensor<2xi32> {
  %0 = chlo.broadcast_and %arg0, %arg1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}

  func.func @main(%input0: tensor<2xi32>, %input1: tensor<2xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>)
    check.expect_eq_const %r, dense<[1, 2]> : tensor<2xi32>
    func.return
  }
}
