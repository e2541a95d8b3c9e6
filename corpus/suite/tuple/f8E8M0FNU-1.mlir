// RUN: stablehlo-translate --interpret %s --args='[dense<0.5> : tensor<f8E8M0FNU>, dense<> : tensor<3x5x0xi32>]'
// RUN: : @program
// stablehlo.tuple on f8E8M0FNU, special values
//   N: low
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [0.5]

module {
func.func @program(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<3x5x0xi32>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.tuple  : tuple<>
  %1 = stablehlo.tuple %0, %arg0, %arg1 : tuple<tuple<>, tensor<f8E8M0FNU>, tensor<3x5x0xi32>>
  %2 = stablehlo.tuple %1 : tuple<tuple<tuple<>, tensor<f8E8M0FNU>, tensor<3x5x0xi32>>>
  %3 = stablehlo.get_tuple_element %2[0] : (tuple<tuple<tuple<>, tensor<f8E8M0FNU>, tensor<3x5x0xi32>>>) -> tuple<tuple<>, tensor<f8E8M0FNU>, tensor<3x5x0xi32>>
  %4 = stablehlo.get_tuple_element %3[1] : (tuple<tuple<>, tensor<f8E8M0FNU>, tensor<3x5x0xi32>>) -> tensor<f8E8M0FNU>
  return %4 : tensor<f8E8M0FNU>
}

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<3x5x0xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<f8E8M0FNU>, tensor<3x5x0xi32>) -> (tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.5> : tensor<f64>
    func.return
  }
}
