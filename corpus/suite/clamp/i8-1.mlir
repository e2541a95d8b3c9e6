// RUN: stablehlo-translate --interpret %s --args='[dense<[0, -4]> : tensor<2xi8>, dense<[7, -2]> : tensor<2xi8>]'
// RUN: : @program
// stablehlo.clamp on i8, envelope values
//   S: rank 1
//   E: i8
//   L: alternative 2
//   H: alternative 2
// legal 0 0: [7,-2]

module {
func.func @program(%arg0: tensor<2xi8>, %arg1: tensor<2xi8>) -> tensor<2xi8> {
  %0 = stablehlo.constant dense<[7, -2]> : tensor<2xi8>
  %1 = stablehlo.clamp %0, %arg0, %arg1 : tensor<2xi8>
  return %1 : tensor<2xi8>
}

  func.func @main(%input0: tensor<2xi8>, %input1: tensor<2xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>)
    check.expect_eq_const %r, dense<[7, -2]> : tensor<2xi8>
    func.return
  }
}
