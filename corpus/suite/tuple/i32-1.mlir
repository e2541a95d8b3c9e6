// RUN: stablehlo-translate --interpret %s --args='[dense<-5> : tensor<i32>]'
// RUN: : @program
// stablehlo.tuple on i32, special values
//   N: low + 1
//   T: tensor
// legal 0 0: [-5]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<i32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<i32>>) -> tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-5> : tensor<i32>
    func.return
  }
}
