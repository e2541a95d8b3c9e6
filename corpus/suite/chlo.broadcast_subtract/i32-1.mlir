// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-4> : tensor<i32>, dense<[[8]]> : tensor<1x1xi32>]'
// RUN: : @program
// chlo.broadcast_subtract on i32, special values
//   A: rank 0
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: 1
// legal 0 0: [-12]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<1x1xi32>) -> tensor<1x1xi32> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i32>, tensor<1x1xi32>) -> tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<1x1xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<1x1xi32>) -> (tensor<1x1xi32>)
    check.expect_eq_const %r, dense<-12> : tensor<1x1xi32>
    func.return
  }
}
