// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_precision on bf16, special values
//   S: rank 3+
//   E: bf16
//   exponent_bits: near 1 - 1
//   mantissa_bits: near 1
// legal 0 0: [-0.0,-1.671875,-0.5,-1.0,"nan",3.4375,1.0,-7.25,1.1796875,0.0,-2.46875,0.87109375,-0.0,-1.0,6.90625,-0.0,-0.0,"inf",1.0,1.0,0.0,"inf",-0.8671875,2.28125,-4.375,-0.0,1.9296875,-1.6875,1.9609375,-6.625,0.0,-0.255859375,0.5,0.0,2.53125,3.84375,"inf",-0.0,-2.125,0.0,-3.265625,1.0,-0.9453125,2.625,7.59375,-0.0,-0.5,1.34375]

module {
func.func @program() -> tensor<3x4x4xbf16> {
  %0 = stablehlo.constant dense<[[[-1.1754944e-38, -1.671875, -0.5, -1.0], [0xFFC0, 3.4375, 1.0, -7.25], [1.1796875, 1.1663108e-38, -2.46875, 0.87109375], [-9.1835e-41, -1.0, 6.90625, -1.1663108e-38]], [[-1.1754944e-38, 3.3895314e+38, 1.0, 1.0], [0.0, 0x7F80, -0.8671875, 2.28125], [-4.375, -0.0, 1.9296875, -1.6875], [1.9609375, -6.625, 9.1835e-41, -0.25585938]], [[0.5, 1.1663108e-38, 2.53125, 3.84375], [3.3895314e+38, -1.1754944e-38, -2.125, 1.1754944e-38], [-3.265625, 1.0, -0.9453125, 2.625], [7.59375, -1.1754944e-38, -0.5, 1.34375]]]> : tensor<3x4x4xbf16>
  %1 = stablehlo.reduce_precision %0, format = e4m7 : tensor<3x4x4xbf16>
  return %1 : tensor<3x4x4xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x4x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<3x4x4xbf16>) -> tensor<3x4x4xf64>
    %v1 = stablehlo.constant dense<[[[-0.0, -1.671875, -0.5, -1.0], [0xFFF0000000000000, 3.4375, 1.0, -7.25], [1.1796875, 0.0, -2.46875, 0.87109375], [-0.0, -1.0, 6.90625, -0.0]], [[-0.0, 0xFFF0000000000000, 1.0, 1.0], [0.0, 0xFFF0000000000000, -0.8671875, 2.28125], [-4.375, -0.0, 1.9296875, -1.6875], [1.9609375, -6.625, 0.0, -0.255859375]], [[0.5, 0.0, 2.53125, 3.84375], [0xFFF0000000000000, -0.0, -2.125, 0.0], [-3.265625, 1.0, -0.9453125, 2.625], [7.59375, -0.0, -0.5, 1.34375]]]> : tensor<3x4x4xf64>
    %v2 = stablehlo.constant dense<[[[-0.0, -1.671875, -0.5, -1.0], [0x7FF0000000000000, 3.4375, 1.0, -7.25], [1.1796875, 0.0, -2.46875, 0.87109375], [-0.0, -1.0, 6.90625, -0.0]], [[-0.0, 0x7FF0000000000000, 1.0, 1.0], [0.0, 0x7FF0000000000000, -0.8671875, 2.28125], [-4.375, -0.0, 1.9296875, -1.6875], [1.9609375, -6.625, 0.0, -0.255859375]], [[0.5, 0.0, 2.53125, 3.84375], [0x7FF0000000000000, -0.0, -2.125, 0.0], [-3.265625, 1.0, -0.9453125, 2.625], [7.59375, -0.0, -0.5, 1.34375]]]> : tensor<3x4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x4x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x4x4xf64>) -> tensor<3x4x4xi64>
    %v7 = stablehlo.constant dense<[[[-9223372036854775808, -4613163762055118848, -4620693217682128896, -4616189618054758400], [9221120237041090560, 4614922980659560448, 4607182418800017408, -4603523244102778880], [4607991659358060544, 0, -4610630487264722944, 4606021334521085952], [-9223372036854775808, -4616189618054758400, 4619461764659019776, -9223372036854775808]], [[-9223372036854775808, 9218868437227405312, 4607182418800017408, 4607182418800017408], [0, 9218868437227405312, -4617385886705778688, 4612319337124986880], [-4606760206334951424, -9223372036854775808, 4611369359078588416, -4613093393310941184], [4611510096566943744, -4604226931544555520, 0, -4625091264193232896]], [[4602678819172646912, 0, 4612882287078408192, 4615837774333870080], [9218868437227405312, -9223372036854775808, -4611404543450677248, 0], [-4608836084288192512, 4607182418800017408, -4616682199264002048, 4613093393310941184], [4620235820844974080, -9223372036854775808, -4620693217682128896, 4608730531171926016]]]> : tensor<3x4x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x4x4xi64>, tensor<3x4x4xi64>) -> tensor<3x4x4xi1>
    %v9 = stablehlo.constant dense<[[[true, false, false, false], [false, false, false, false], [false, true, false, false], [true, false, false, true]], [[true, false, false, false], [true, false, false, false], [false, true, false, false], [false, false, true, false]], [[false, true, false, false], [false, true, false, true], [false, false, false, false], [false, true, false, false]]]> : tensor<3x4x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x4x4xi1>, tensor<3x4x4xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false, false], [true, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<3x4x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x4x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x4x4xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, true, false, false], [false, true, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [true, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<3x4x4xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x4x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x4x4xf64>, tensor<3x4x4xf64>) -> tensor<3x4x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x4x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x4x4xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x4x4xi1>
    func.return
  }
}
