// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-1.2027147, 0.5953053, 0.9640184], [-0.40110543, 1.0e-45, -1.1754942e-38], [0.5, 0.43894255, 0xFF800000]], [[-0.3036562, 0.0, 0.0], [4.744968, 4.5246773, -2.948296], [7.5557656, -3.4028235e+38, -0.84265894]], [[0.5, 1.1754944e-38, -1.6418399], [7.187993, -1.0e-45, 1.5012649], [-1.1754944e-38, 1.1391673, -0.29981196]], [[1.0e-45, 1.0e-45, 0x7F800000], [-4.5204897, -3.9377005, 1.1754944e-38], [0.5280881, -0.5, -0.91174936]], [[7.755607, -0.5, -1.0], [0.5, 3.4028235e+38, 2.3891382], [3.0849957, -0.63357186, 0x7F800000]]]> : tensor<5x3x3xf32>, dense<[[-0.4183427, 0.8898445, 0xFF800000], [-1.6801805, -2.1552007, 0.5], [0.86313844, 1.0e-45, -2.8477285]]> : tensor<3x3xf32>]'
// RUN: : @program
// chlo.broadcast_multiply on f32, special values
//   A: rank 3+
//   E: f32
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [0.5031469464302063,0.5297291278839111,"-inf",0.6739295721054077,[-2.802596928649634e-45,-0.0],[-5.877471754111438e-39,-0.0],0.4315692186355591,0.0,"inf",0.1270323544740677,0.0,"nan",-7.972403049468994,-9.751587867736816,-1.4741480350494385,6.521671772003174,[-4.7683712978141557e-07,-0.0],2.3996639251708984,-0.2091713547706604,[0.0,1.0460070859666599e-38],"inf",-12.077126502990723,[0.0,2.802596928649634e-45],0.7506324648857117,[-1.0146143569897768e-38,-0.0],[0.0,1.401298464324817e-45],0.8537830710411072,-0.0,[0.0,1.401298464324817e-45],"-inf",7.59523868560791,8.48653507232666,[0.0,5.877471754111438e-39],0.45581313967704773,-0.0,2.596414566040039,-3.2445015907287598,-0.44492223858833313,"inf",-0.840090274810791,"-inf",1.1945691108703613,2.662778377532959,[-1.401298464324817e-45,-0.0],"-inf"]

module {
func.func @program(%arg0: tensor<5x3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<5x3x3xf32> {
  %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<5x3x3xf32>, tensor<3x3xf32>) -> tensor<5x3x3xf32>
  return %0 : tensor<5x3x3xf32>
}

  func.func @main(%input0: tensor<5x3x3xf32>, %input1: tensor<3x3xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x3x3xf32>, tensor<3x3xf32>) -> (tensor<5x3x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x3x3xf32>) -> tensor<5x3x3xf64>
    %v1 = stablehlo.constant dense<[[[0.5031469464302063, 0.5297291278839111, 0xFFF0000000000000], [0.6739295721054077, -0.0, -0.0], [0.4315692186355591, 0.0, 0xFFF0000000000000]], [[0.1270323544740677, 0.0, 0xFFF0000000000000], [-7.972403049468994, -9.751587867736816, -1.4741480350494385], [6.521671772003174, -0.0, 2.3996639251708984]], [[-0.2091713547706604, 1.0460070859666599e-38, 0xFFF0000000000000], [-12.077126502990723, 2.802596928649634e-45, 0.7506324648857117], [-0.0, 1.401298464324817e-45, 0.8537830710411072]], [[-0.0, 1.401298464324817e-45, 0xFFF0000000000000], [7.59523868560791, 8.48653507232666, 5.877471754111438e-39], [0.45581313967704773, -0.0, 2.596414566040039]], [[-3.2445015907287598, -0.44492223858833313, 0xFFF0000000000000], [-0.840090274810791, 0xFFF0000000000000, 1.1945691108703613], [2.662778377532959, -0.0, 0xFFF0000000000000]]]> : tensor<5x3x3xf64>
    %v2 = stablehlo.constant dense<[[[0.5031469464302063, 0.5297291278839111, 0x7FF0000000000000], [0.6739295721054077, -2.802596928649634e-45, -5.877471754111438e-39], [0.4315692186355591, 0.0, 0x7FF0000000000000]], [[0.1270323544740677, 0.0, 0x7FF0000000000000], [-7.972403049468994, -9.751587867736816, -1.4741480350494385], [6.521671772003174, -4.7683712978141557e-07, 2.3996639251708984]], [[-0.2091713547706604, 0.0, 0x7FF0000000000000], [-12.077126502990723, 0.0, 0.7506324648857117], [-1.0146143569897768e-38, 0.0, 0.8537830710411072]], [[-0.0, 0.0, 0x7FF0000000000000], [7.59523868560791, 8.48653507232666, 0.0], [0.45581313967704773, -0.0, 2.596414566040039]], [[-3.2445015907287598, -0.44492223858833313, 0x7FF0000000000000], [-0.840090274810791, 0x7FF0000000000000, 1.1945691108703613], [2.662778377532959, -1.401298464324817e-45, 0x7FF0000000000000]]]> : tensor<5x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3x3xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x3x3xf64>) -> tensor<5x3x3xi64>
    %v7 = stablehlo.constant dense<[[[4602707164346187776, 4602946595351166976, -4503599627370496], [4604245437484892160, -5282722362905591808, -5188146770730811392], [4601446079806832640, 0, 9218868437227405312]], [[4593744843204722688, 0, 9221120237041090560], [-4602709890576678912, -4601692762864091136, -4614054245140791296], [4619028768067944448, -4710765210766409728, 4612585981579624448]], [[-4626667824281026560, 0, 9218868437227405312], [-4600383600997695488, 0, 4604936315723579392], [-5184875910469255168, 0, 4605865413786468352]], [[-9223372036854775808, 0, -4503599627370496], [4620237496955961344, 4620967112578433024, 0], [4601882819461906432, -9223372036854775808, 4613029024636076032]], [[-4608883649977253888, -4621685410425208832, 9218868437227405312], [-4617629956812308480, -4503599627370496, 4608058680175230976], [4613178462654431232, -5287225962532962304, -4503599627370496]]]> : tensor<5x3x3xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x3x3xi64>, tensor<5x3x3xi64>) -> tensor<5x3x3xi1>
    %v9 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, true, false]], [[false, true, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[true, false, false], [false, false, false], [false, true, false]], [[false, false, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x3x3xi1>, tensor<5x3x3xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, false]], [[false, false, true], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x3x3xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x3x3xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false], [false, false, false], [false, false, true]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, true], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, true], [false, false, false], [false, false, false]]]> : tensor<5x3x3xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x3x3xi1>
    %v20 = stablehlo.constant dense<[[[false, false, true], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, false], [false, false, false], [false, false, false]], [[false, false, true], [false, false, false], [false, false, false]], [[false, false, false], [false, true, false], [false, false, true]]]> : tensor<5x3x3xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x3xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<5x3x3xf64>, tensor<5x3x3xf64>) -> tensor<5x3x3xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<5x3x3xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<5x3x3xi1>
    check.expect_eq_const %v24, dense<true> : tensor<5x3x3xi1>
    func.return
  }
}
