// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.0, -1.3572953, 1.0e-45, 0.65133524], [0.65159637, -0.5, 0xFF800000, -0.6419424]], [[0x7FC00000, -0.68399614, -2.0332208, -7.419397], [-5.7719502, 3.4028235e+38, 1.4086953, 0x7FC00000]], [[-0.9441127, -1.227175, 3.679208, -1.1754942e-38], [-1.0, 0x7FC00000, -1.1754944e-38, -0.0]], [[6.448547, 0.0, -4.3173246, -6.628409], [-0.38225678, 1.1754944e-38, 0.5, -0.5589928]], [[0.66982496, -1.7154883, -1.0e-45, -4.343398], [0.26612413, 0.3088851, -1.7513862, 4.695694]]]> : tensor<5x2x4xf32>]'
// RUN: : @program
// stablehlo.compare on f32, special values
//   S: rank 3+
//   E: f32
//   comparison_direction: LE
//   compare_type: absent
// legal 0 0: [true,true,[false,true],true,true,true,true,true,false,true,true,true,true,true,true,false,true,true,true,[false,true],true,false,true,true,true,true,true,true,true,true,true,true,true,true,[false,true],true,true,true,true,true]

module {
func.func @program(%arg0: tensor<5x2x4xf32>) -> tensor<5x2x4xi1> {
  %0 = stablehlo.compare LE, %arg0, %arg0 : (tensor<5x2x4xf32>, tensor<5x2x4xf32>) -> tensor<5x2x4xi1>
  return %0 : tensor<5x2x4xi1>
}

  func.func @main(%input0: tensor<5x2x4xf32>) {
    %r = func.call @program(%input0) : (tensor<5x2x4xf32>) -> (tensor<5x2x4xi1>)
    %v0 = stablehlo.constant dense<[[[true, true, true, true], [true, true, true, true]], [[false, true, true, true], [true, true, true, false]], [[true, true, true, true], [true, false, true, true]], [[true, true, true, true], [true, true, true, true]], [[true, true, true, true], [true, true, true, true]]]> : tensor<5x2x4xi1>
    %v1 = stablehlo.constant dense<[[[true, true, false, true], [true, true, true, true]], [[false, true, true, true], [true, true, true, false]], [[true, true, true, false], [true, false, true, true]], [[true, true, true, true], [true, true, true, true]], [[true, true, false, true], [true, true, true, true]]]> : tensor<5x2x4xi1>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<5x2x4xi1>, tensor<5x2x4xi1>) -> tensor<5x2x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<5x2x4xi1>, tensor<5x2x4xi1>) -> tensor<5x2x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x2x4xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5x2x4xi1>
    func.return
  }
}
