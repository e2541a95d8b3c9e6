// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.3876953, 6.1035156e-05], [-0.64501953, -1.53125], [-0.29858398, 7.1132812]]> : tensor<3x2xf16>]'
// RUN: : @program
// stablehlo.bitcast_convert on f16, special values
//   S: rank 1
//   E: f16
//   F: f32
// legal 0 0: [1.5133365140741423e-36,-0.15695632994174957,40372.77734375]

module {
func.func @program(%arg0: tensor<3x2xf16>) -> tensor<3xf32> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xf16>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3x2xf16>) {
    %r = func.call @program(%input0) : (tensor<3x2xf16>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[1.5133365140741423e-36, -0.15695632994174957, 40372.77734375]> : tensor<3xf64>
    func.return
  }
}
