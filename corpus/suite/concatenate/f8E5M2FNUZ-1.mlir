// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 12.0, -14.0]> : tensor<3xf8E5M2FNUZ>, dense<[-3.0, -0.4375, -3.0, -8.0, 0.4375]> : tensor<5xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.concatenate on f8E5M2FNUZ, envelope values
//   N: low + 1
//   P: more
//   S: rank 0
//   E: f8E5M2FNUZ
//   dimension: first
// legal 0 0: [-1.0,12.0,-14.0,-3.0,-0.4375,-3.0,-8.0,0.4375]

module {
func.func @program(%arg0: tensor<3xf8E5M2FNUZ>, %arg1: tensor<5xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<3xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> tensor<8xf8E5M2FNUZ>
  return %0 : tensor<8xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<3xf8E5M2FNUZ>, %input1: tensor<5xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>) -> (tensor<8xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<8xf8E5M2FNUZ>) -> tensor<8xf64>
    check.expect_eq_const %v0, dense<[-1.0, 12.0, -14.0, -3.0, -0.4375, -3.0, -8.0, 0.4375]> : tensor<8xf64>
    func.return
  }
}
