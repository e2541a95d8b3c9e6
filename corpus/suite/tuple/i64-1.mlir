// RUN: stablehlo-translate --interpret %s --args='[dense<-9223372036854775808> : tensor<i64>, dense<-9223372036854775807> : tensor<i64>]'
// RUN: : @program
// stablehlo.tuple on i64, special values
//   T: tensor
// legal 0 0: [-9223372036854775807]

module {
func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<[[-1, 1, 0, 2, -9223372036854775808], [2, 9, -5, 2, 9], [-9223372036854775808, -1, 0, 0, 3]]> : tensor<3x5xi64>
  %1 = stablehlo.tuple %arg0, %0, %arg1 : tuple<tensor<i64>, tensor<3x5xi64>, tensor<i64>>
  %2 = stablehlo.get_tuple_element %1[2] : (tuple<tensor<i64>, tensor<3x5xi64>, tensor<i64>>) -> tensor<i64>
  return %2 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>) {
    %r = func.call @program(%input0, %input1) : (tensor<i64>, tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<-9223372036854775807> : tensor<i64>
    func.return
  }
}
