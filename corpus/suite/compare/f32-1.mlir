// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0, 0.0, 0.0, 0.0], [0.0, -3.0, 8.0, -3.0, 0.0], [0.0, 2.0, 4.0, 0.0, 0.0], [0x7FC00000, -4.0, 8.0, 0.0, 5.0]]> : tensor<4x5xf32>]'
// RUN: : @program
// stablehlo.compare on f32, exact values
//   S: rank 2
//   E: f32
//   comparison_direction: EQ
//   compare_type: absent
// legal 0 0: [true,true,true,true,true,true,true,true,true,true,true,true,true,true,true,false,true,true,true,true]

module {
func.func @program(%arg0: tensor<4x5xf32>) -> tensor<4x5xi1> {
  %0 = stablehlo.compare EQ, %arg0, %arg0 : (tensor<4x5xf32>, tensor<4x5xf32>) -> tensor<4x5xi1>
  return %0 : tensor<4x5xi1>
}

  func.func @main(%input0: tensor<4x5xf32>) {
    %r = func.call @program(%input0) : (tensor<4x5xf32>) -> (tensor<4x5xi1>)
    check.expect_eq_const %r, dense<[[true, true, true, true, true], [true, true, true, true, true], [true, true, true, true, true], [false, true, true, true, true]]> : tensor<4x5xi1>
    func.return
  }
}
