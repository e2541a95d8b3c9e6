// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<i32>, dense<-998738553> : tensor<i32>]'
// RUN: : @program
// chlo.broadcast_minimum on i32, special values
//   A: rank 0
//   m: low
//   E: i32
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [-998738553]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-998738553> : tensor<i32>
    func.return
  }
}
