// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.75, -0.09375, 1.375, 1.125]]> : tensor<1x4xf8E4M3B11FNUZ>, dense<[[-0.5, -0.6875, 0x80, 0.0008544922]]> : tensor<1x4xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.compare on f8E4M3B11FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3B11FNUZ
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true,false,false,false]

module {
func.func @program(%arg0: tensor<1x4xf8E4M3B11FNUZ>, %arg1: tensor<1x4xf8E4M3B11FNUZ>) -> tensor<1x4xi1> {
  %0 = stablehlo.compare LE, %arg0, %arg1 : (tensor<1x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> tensor<1x4xi1>
  return %0 : tensor<1x4xi1>
}

  func.func @main(%input0: tensor<1x4xf8E4M3B11FNUZ>, %input1: tensor<1x4xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4xf8E4M3B11FNUZ>, tensor<1x4xf8E4M3B11FNUZ>) -> (tensor<1x4xi1>)
    check.expect_eq_const %r, dense<[[true, false, false, false]]> : tensor<1x4xi1>
    func.return
  }
}
