// RUN: stablehlo-translate --interpret %s --args='[dense<false> : tensor<i1>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on i1, envelope values
//   S: rank 0
//   U: rank 2
//   U: has 1
//   E: i1
//   broadcast_dimensions: empty
//   I: i32
//   known_expanding_dimensions: absent
//   known_nonexpanding_dimensions: absent
// legal 0 0: [false,false,false,false]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<1x4xi1> {
  %0 = stablehlo.constant dense<[1, 4]> : tensor<2xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<1x4xi1>
  return %1 : tensor<1x4xi1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<1x4xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1x4xi1>
    func.return
  }
}
