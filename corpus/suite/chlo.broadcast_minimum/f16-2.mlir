// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-0.0> : tensor<f16>, dense<[[-65504.0, 6.097555e-05, 5.9604645e-08, -5.9257812, 6.1035156e-05], [-4.1796875, -1.6132812, -65504.0, -0.49023438, 1.6308594], [-1.4716797, 6.96875, 0.31567383, -0.0, 0x7C00], [5.9604645e-08, -0.34838867, -0.0, -6.1035156e-05, -65504.0]]> : tensor<4x5xf16>]'
// RUN: : @program
// chlo.broadcast_minimum on f16, special values
//   A: rank 0
//   E: f16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [-65504.0,[-0.0,6.097555160522461e-05],[-0.0,5.960464477539063e-08],-5.92578125,-0.0,-4.1796875,-1.61328125,-65504.0,-0.490234375,-0.0,-1.4716796875,-0.0,-0.0,-0.0,-0.0,[-0.0,5.960464477539063e-08],-0.348388671875,-0.0,-6.103515625e-05,-65504.0]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<4x5xf16>) -> tensor<4x5xf16> {
  %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f16>, tensor<4x5xf16>) -> tensor<4x5xf16>
  return %0 : tensor<4x5xf16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<4x5xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<f16>, tensor<4x5xf16>) -> (tensor<4x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<4x5xf16>) -> tensor<4x5xf64>
    %v1 = stablehlo.constant dense<[[-65504.0, 6.097555160522461e-05, 5.960464477539063e-08, -5.92578125, -0.0], [-4.1796875, -1.61328125, -65504.0, -0.490234375, -0.0], [-1.4716796875, -0.0, -0.0, -0.0, -0.0], [5.960464477539063e-08, -0.348388671875, -0.0, -6.103515625e-05, -65504.0]]> : tensor<4x5xf64>
    %v2 = stablehlo.constant dense<[[-65504.0, -0.0, -0.0, -5.92578125, -0.0], [-4.1796875, -1.61328125, -65504.0, -0.490234375, -0.0], [-1.4716796875, -0.0, -0.0, -0.0, -0.0], [-0.0, -0.348388671875, -0.0, -6.103515625e-05, -65504.0]]> : tensor<4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x5xf64>, tensor<4x5xf64>) -> tensor<4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x5xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x5xf64>) -> tensor<4x5xi64>
    %v7 = stablehlo.constant dense<[[-4544136422063341568, -9223372036854775808, -9223372036854775808, -4605014181870043136, -9223372036854775808], [-4606980108660506624, -4613427644845785088, -4544136422063341568, -4620869139542573056, -9223372036854775808], [-4614065361589895168, -9223372036854775808, -9223372036854775808, -9223372036854775808, -9223372036854775808], [-9223372036854775808, -4623424404565524480, -9223372036854775808, -4679240012837945344, -4544136422063341568]]> : tensor<4x5xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x5xi64>, tensor<4x5xi64>) -> tensor<4x5xi1>
    %v9 = stablehlo.constant dense<[[false, false, false, false, true], [false, false, false, false, true], [false, true, true, true, true], [false, false, true, false, false]]> : tensor<4x5xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x5xi1>, tensor<4x5xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x5xi1>
    func.return
  }
}
