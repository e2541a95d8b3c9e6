// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[0.34020728, -0.0, 0.0, 0.3855439], [-0.94297683, 0.37904757, 1.0e-45, -0.5491148], [-2.199505, 1.0e-45, -3.4028235e+38, -1.0], [0xFF800000, -0.0, -1.7763969, -0.0], [1.1754944e-38, 0.7398937, 1.0e-45, 5.0654554]], [[1.1754944e-38, -7.0522413, -2.2523518, 1.6934634], [0xFF800000, 3.0133598, 3.2448933, 4.758461], [1.7766068, 0.9918023, 1.020596, 7.404361], [-0.0, 0.5506507, -6.0985665, 0.5], [0.8013594, 1.1754944e-38, 2.1825283, 1.1754944e-38]]]> : tensor<2x5x4xf32>]'
// RUN: : @program
// chlo.broadcast_minimum on f32, special values
//   A: rank 2
//   E: f32
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [0.3402072787284851,-0.0,0.0,[-1.401298464324817e-45,-0.0],-0.9429768323898315,-1.1754943508222875e-38,[0.0,1.1754942106924411e-38],-0.5491148233413696,-2.199505090713501,"nan",-3.4028234663852886e+38,-1.0,"-inf",-3.4028234663852886e+38,-1.7763968706130981,"-inf","nan",[-1.401298464324817e-45,-0.0],"nan",4.2934346199035645,1.1754943508222875e-38,-7.052241325378418,-2.252351760864258,[-1.401298464324817e-45,-0.0],"-inf",-1.1754943508222875e-38,[0.0,1.1754942106924411e-38],4.758460998535156,-1.505671739578247,"nan",1.0205960273742676,-1.0,-0.5549888610839844,-3.4028234663852886e+38,-6.09856653213501,"-inf","nan",[-1.401298464324817e-45,-0.0],"nan",1.1754943508222875e-38]

module {
func.func @program(%arg0: tensor<2x5x4xf32>) -> tensor<2x5x4xf32> {
  %0 = stablehlo.constant dense<[[0.58181465, -0.0, 7.90185, -1.0e-45], [-1.1754944e-38, -1.1754944e-38, 1.1754942e-38, 7.2220306], [-1.5056717, 0xFFC00000, 1.4501237, -1.0], [-0.55498886, -3.4028235e+38, 1.475112, 0xFF800000], [0x7FC00000, -1.0e-45, 0x7FC00000, 4.2934346]]> : tensor<5x4xf32>
  %1 = chlo.broadcast_minimum %0, %arg0 : (tensor<5x4xf32>, tensor<2x5x4xf32>) -> tensor<2x5x4xf32>
  return %1 : tensor<2x5x4xf32>
}

  func.func @main(%input0: tensor<2x5x4xf32>) {
    %r = func.call @program(%input0) : (tensor<2x5x4xf32>) -> (tensor<2x5x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x5x4xf32>) -> tensor<2x5x4xf64>
    %v1 = stablehlo.constant dense<[[[0.3402072787284851, -0.0, 0.0, -0.0], [-0.9429768323898315, -1.1754943508222875e-38, 1.1754942106924411e-38, -0.5491148233413696], [-2.199505090713501, 0xFFF0000000000000, -3.4028234663852886e+38, -1.0], [0xFFF0000000000000, -3.4028234663852886e+38, -1.7763968706130981, 0xFFF0000000000000], [0xFFF0000000000000, -0.0, 0xFFF0000000000000, 4.2934346199035645]], [[1.1754943508222875e-38, -7.052241325378418, -2.252351760864258, -0.0], [0xFFF0000000000000, -1.1754943508222875e-38, 1.1754942106924411e-38, 4.758460998535156], [-1.505671739578247, 0xFFF0000000000000, 1.0205960273742676, -1.0], [-0.5549888610839844, -3.4028234663852886e+38, -6.09856653213501, 0xFFF0000000000000], [0xFFF0000000000000, -0.0, 0xFFF0000000000000, 1.1754943508222875e-38]]]> : tensor<2x5x4xf64>
    %v2 = stablehlo.constant dense<[[[0.3402072787284851, -0.0, 0.0, -1.401298464324817e-45], [-0.9429768323898315, -1.1754943508222875e-38, 0.0, -0.5491148233413696], [-2.199505090713501, 0x7FF0000000000000, -3.4028234663852886e+38, -1.0], [0x7FF0000000000000, -3.4028234663852886e+38, -1.7763968706130981, 0x7FF0000000000000], [0x7FF0000000000000, -1.401298464324817e-45, 0x7FF0000000000000, 4.2934346199035645]], [[1.1754943508222875e-38, -7.052241325378418, -2.252351760864258, -1.401298464324817e-45], [0x7FF0000000000000, -1.1754943508222875e-38, 0.0, 4.758460998535156], [-1.505671739578247, 0x7FF0000000000000, 1.0205960273742676, -1.0], [-0.5549888610839844, -3.4028234663852886e+38, -6.09856653213501, 0x7FF0000000000000], [0x7FF0000000000000, -1.401298464324817e-45, 0x7FF0000000000000, 1.1754943508222875e-38]]]> : tensor<2x5x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x5x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x5x4xf64>) -> tensor<2x5x4xi64>
    %v7 = stablehlo.constant dense<[[[4599800249412747264, -9223372036854775808, 0, -5287225962532962304], [-4616703237087559680, -5183643171103440896, 0, -4620250830681931776], [-4611236772901289984, 9221120237041090560, -4039728866288205824, -4616189618054758400], [-4503599627370496, -4039728866288205824, -4612693037397573632, -4503599627370496], [9221120237041090560, -5287225962532962304, 9221120237041090560, 4616519996065972224]], [[4039728865751334912, -4603745900576112640, -4611117772779290624, -5287225962532962304], [-4503599627370496, -5183643171103440896, 0, 4617043569222352896], [-4613912274996822016, 9221120237041090560, 4607275175061225472, -4616189618054758400], [-4620197922053554176, -4039728866288205824, -4604819642936983552, -4503599627370496], [9221120237041090560, -5287225962532962304, 9221120237041090560, 4039728865751334912]]]> : tensor<2x5x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x5x4xi64>, tensor<2x5x4xi64>) -> tensor<2x5x4xi1>
    %v9 = stablehlo.constant dense<[[[false, true, true, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]]> : tensor<2x5x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x5x4xi1>, tensor<2x5x4xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false], [true, false, true, false]], [[false, false, false, false], [false, false, false, false], [false, true, false, false], [false, false, false, false], [true, false, true, false]]]> : tensor<2x5x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x5x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x5x4xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [true, false, false, true], [false, false, false, false]], [[false, false, false, false], [true, false, false, false], [false, false, false, false], [false, false, false, true], [false, false, false, false]]]> : tensor<2x5x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x5x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x5x4xf64>, tensor<2x5x4xf64>) -> tensor<2x5x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x5x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x5x4xi1>
    check.expect_eq_const %v19, dense<true> : tensor<2x5x4xi1>
    func.return
  }
}
