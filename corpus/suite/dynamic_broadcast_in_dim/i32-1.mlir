// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i32>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on i32, exact values
//   S: rank 0
//   U: rank 3+
//   U: has 1
//   E: i32
//   broadcast_dimensions: empty
//   I: i32
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: absent
// legal 0 0: [-1,-1]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<1x1x2xi32> {
  %0 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi32>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>} : (tensor<i32>, tensor<3xi32>) -> tensor<1x1x2xi32>
  return %1 : tensor<1x1x2xi32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<1x1x2xi32>)
    check.expect_eq_const %r, dense<-1> : tensor<1x1x2xi32>
    func.return
  }
}
