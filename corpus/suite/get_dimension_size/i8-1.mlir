// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0x1xi8>]'
// RUN: : @program
// stablehlo.get_dimension_size on i8, special values
//   n: 0
//   S: rank 2
//   S: has 1
//   E: i8
//   dimension: later
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<4x0x1xi8>) -> tensor<i32> {
  %0 = stablehlo.get_dimension_size %arg0, dim = 1 : (tensor<4x0x1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<4x0x1xi8>) {
    %r = func.call @program(%input0) : (tensor<4x0x1xi8>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
