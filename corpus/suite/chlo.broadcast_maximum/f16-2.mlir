// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.5, -6.097555e-05, 1.3515625, 0.0, 0.5]> : tensor<5xf16>, dense<[[[-4.21875], [2.3398438], [6.1035156e-05]], [[0.0], [-0.0], [0x7C00]]]> : tensor<2x3x1xf16>]'
// RUN: : @program
// chlo.broadcast_maximum on f16, special values
//   A: rank 1
//   E: f16
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 2 (otherwise)
// legal 0 0: [-0.5,{"any of":[-6.097555160522461e-05,-0.0]},1.3515625,0.0,0.5,2.33984375,2.33984375,2.33984375,2.33984375,2.33984375,6.103515625e-05,6.103515625e-05,1.3515625,6.103515625e-05,0.5,0.0,{"any of":[-6.097555160522461e-05,[-0.0,0.0]]},1.3515625,0.0,0.5,-0.0,{"any of":[-6.097555160522461e-05,-0.0]},1.3515625,0.0,0.5,"inf","inf","inf","inf","inf"]

module {
func.func @program(%arg0: tensor<5xf16>, %arg1: tensor<2x3x1xf16>) -> tensor<2x3x5xf16> {
  %0 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<5xf16>, tensor<2x3x1xf16>) -> tensor<2x3x5xf16>
  return %0 : tensor<2x3x5xf16>
}

  func.func @main(%input0: tensor<5xf16>, %input1: tensor<2x3x1xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xf16>, tensor<2x3x1xf16>) -> (tensor<2x3x5xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x3x5xf16>) -> tensor<2x3x5xf64>
    %v1 = stablehlo.constant dense<[[[-0.5, -0.0, 1.3515625, 0.0, 0.5], [2.33984375, 2.33984375, 2.33984375, 2.33984375, 2.33984375], [6.103515625e-05, 6.103515625e-05, 1.3515625, 6.103515625e-05, 0.5]], [[0.0, 0.0, 1.3515625, 0.0, 0.5], [-0.0, -0.0, 1.3515625, 0.0, 0.5], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<2x3x5xf64>
    %v2 = stablehlo.constant dense<[[[-0.5, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [2.33984375, 2.33984375, 2.33984375, 2.33984375, 2.33984375], [6.103515625e-05, 6.103515625e-05, 1.3515625, 6.103515625e-05, 0.5]], [[0.0, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [-0.0, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<2x3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x5xi1>
    %v6 = stablehlo.constant dense<[[[-0.5, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [2.33984375, 2.33984375, 2.33984375, 2.33984375, 2.33984375], [6.103515625e-05, 6.103515625e-05, 1.3515625, 6.103515625e-05, 0.5]], [[0.0, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [-0.0, -6.097555160522461e-05, 1.3515625, 0.0, 0.5], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x5xf64>
    %v7 = stablehlo.compare LE, %v0, %v6, FLOAT : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xi1>
    %v8 = stablehlo.constant dense<[[[-0.5, -0.0, 1.3515625, 0.0, 0.5], [2.33984375, 2.33984375, 2.33984375, 2.33984375, 2.33984375], [6.103515625e-05, 6.103515625e-05, 1.3515625, 6.103515625e-05, 0.5]], [[0.0, -0.0, 1.3515625, 0.0, 0.5], [-0.0, -0.0, 1.3515625, 0.0, 0.5], [0.0, 0.0, 0.0, 0.0, 0.0]]]> : tensor<2x3x5xf64>
    %v9 = stablehlo.compare GE, %v0, %v8, FLOAT : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xi1>
    %v10 = stablehlo.or %v7, %v9 : tensor<2x3x5xi1>
    %v11 = stablehlo.and %v5, %v10 : tensor<2x3x5xi1>
    %v12 = stablehlo.bitcast_convert %v0 : (tensor<2x3x5xf64>) -> tensor<2x3x5xi64>
    %v13 = stablehlo.constant dense<[[[-4620693217682128896, -4679248808930967552, 4608765715544014848, 0, 4602678819172646912], [4612451278520320000, 4612451278520320000, 4612451278520320000, 4612451278520320000, 4612451278520320000], [4544132024016830464, 4544132024016830464, 4608765715544014848, 4544132024016830464, 4602678819172646912]], [[0, -4679248808930967552, 4608765715544014848, 0, 4602678819172646912], [-9223372036854775808, -4679248808930967552, 4608765715544014848, 0, 4602678819172646912], [9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312, 9218868437227405312]]]> : tensor<2x3x5xi64>
    %v14 = stablehlo.compare EQ, %v12, %v13, SIGNED : (tensor<2x3x5xi64>, tensor<2x3x5xi64>) -> tensor<2x3x5xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, true, false], [false, false, false, false, false], [false, false, false, false, false]], [[true, false, false, true, false], [true, false, false, true, false], [false, false, false, false, false]]]> : tensor<2x3x5xi1>
    %v16 = stablehlo.select %v15, %v14, %v11 : tensor<2x3x5xi1>, tensor<2x3x5xi1>
    %v17 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], [[false, false, false, false, false], [false, false, false, false, false], [true, true, true, true, true]]]> : tensor<2x3x5xi1>
    %v18 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x5xf64>
    %v19 = stablehlo.compare EQ, %v0, %v18, FLOAT : (tensor<2x3x5xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<2x3x5xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<2x3x5xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x3x5xi1>
    func.return
  }
}
