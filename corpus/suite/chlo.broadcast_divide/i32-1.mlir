// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-6> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_divide on i32, exact values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<-1> : tensor<i32>
  %1 = chlo.broadcast_divide %arg0, %0 {broadcast_dimensions = array<i64>} : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<6> : tensor<i32>
    func.return
  }
}
