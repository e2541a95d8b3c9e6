// RUN: stablehlo-translate --interpret %s --args='[dense<1.0> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.tuple on f4E2M1FN, special values
//   N: low
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [1.0]

module {
func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.tuple  : tuple<>
  %1 = stablehlo.tuple %0 : tuple<tuple<>>
  %2 = stablehlo.get_tuple_element %1[0] : (tuple<tuple<>>) -> tuple<>
  %3 = stablehlo.tuple %2 : tuple<tuple<>>
  %4 = stablehlo.tuple %3, %arg0 : tuple<tuple<tuple<>>, tensor<f4E2M1FN>>
  %5 = stablehlo.get_tuple_element %4[1] : (tuple<tuple<tuple<>>, tensor<f4E2M1FN>>) -> tensor<f4E2M1FN>
  return %5 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<f4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<f4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.0> : tensor<f64>
    func.return
  }
}
