// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x5xi4>, dense<-6> : tensor<i4>]'
// RUN: : @program
// stablehlo.pad on i4, envelope values
//   S: rank 2
//   S: has 0
//   E: i4
//   interior_padding: low
//   interior_padding: low + 1
//   edge_padding_low: negative
//   edge_padding_low: positive
//   edge_padding_high: low + 1
// legal 0 0: [-6,-6,-6]

module {
func.func @program(%arg0: tensor<0x5xi4>, %arg1: tensor<i4>) -> tensor<3x1xi4> {
  %0 = stablehlo.pad %arg0, %arg1, low = [-3, 2], high = [6, -10], interior = [0, 1] : (tensor<0x5xi4>, tensor<i4>) -> tensor<3x1xi4>
  return %0 : tensor<3x1xi4>
}

  func.func @main(%input0: tensor<0x5xi4>, %input1: tensor<i4>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x5xi4>, tensor<i4>) -> (tensor<3x1xi4>)
    check.expect_eq_const %r, dense<-6> : tensor<3x1xi4>
    func.return
  }
}
