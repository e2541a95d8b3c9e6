// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6.678725, 0.5], [-1.0e-45, 0.26403552], [-1.1754942e-38, -0.5], [1.7560015, 1.1754942e-38], [-3.4854887, 0x7FC00000]], [[-0.5, -6.118831], [-0.5, 0xFFC00000], [0.74099696, -1.0e-45], [0x7FC00000, 1.2708803], [0.5, 0.5]]], [[[-0.7905903, -0.5], [-1.0, 1.0], [-3.974772, 0x7F800000], [0.5, -3.4028235e+38], [-3.973592, 0.92404014]], [[-1.1754942e-38, 0xFFC00000], [-0.5, 0xFFC00000], [0.0, 0xFF800000], [-1.2277056, 0.25818068], [-0.0, 0.27232587]]]]> : tensor<2x2x5x2xf32>, dense<[[[[-5.78063, 0xFFC00000], [-3.4028235e+38, -1.1754944e-38], [3.4028235e+38, -2.6168149], [0xFFC00000, 0xFF800000], [1.0e-45, -1.1754942e-38]], [[-2.7720017, -0.5], [3.4028235e+38, -2.7364292], [-1.0, -1.1754944e-38], [1.0, 0x7F800000], [0.27904472, 0xFFC00000]]], [[[-1.1754944e-38, 7.2423806], [3.4028235e+38, 1.7988298], [1.0, 0.0], [0.5, -0.5], [7.789236, -1.1754944e-38]], [[0x7F800000, -0.5], [0x7F800000, -0.3991131], [0.41732123, 1.2860823], [-3.782916, 0.0], [0.0, 1.5568199]]]]> : tensor<2x2x5x2xf32>]'
// RUN: : @program
// stablehlo.multiply on f32, special values
//   S: rank 3+
//   E: f32
// legal 0 0: [38.60723876953125,"nan",[0.0,4.7683712978141557e-07],[-3.103721955648394e-39,0.0],[-3.9999992847442627,-0.0],1.3084074258804321,"nan",null,[-4.203895392974451e-45,-0.0],"nan",1.3860008716583252,3.059415578842163,-1.7014117331926443e+38,"nan",-0.7409969568252563,0.0,"nan","inf",0.13952235877513885,"nan",[0.0,9.293344153075899e-39],-3.621190309524536,-3.4028234663852886e+38,1.7988297939300537,-3.9747719764709473,"nan",0.25,1.7014117331926443e+38,-30.95124626159668,[-1.086203892935203e-38,0.0],null,"nan","-inf","nan",0.0,"-inf",4.6443071365356445,0.0,-0.0,0.4239623546600342]

module {
func.func @program(%arg0: tensor<2x2x5x2xf32>, %arg1: tensor<2x2x5x2xf32>) -> tensor<2x2x5x2xf32> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<2x2x5x2xf32>
  return %0 : tensor<2x2x5x2xf32>
}

  func.func @main(%input0: tensor<2x2x5x2xf32>, %input1: tensor<2x2x5x2xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> (tensor<2x2x5x2xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x2x5x2xf32>) -> tensor<2x2x5x2xf64>
    %v1 = stablehlo.constant dense<[[[[38.60723876953125, 0xFFF0000000000000], [4.7683712978141557e-07, 0.0], [-0.0, 1.3084074258804321], [0xFFF0000000000000, 0x7FF0000000000000], [-0.0, 0xFFF0000000000000]], [[1.3860008716583252, 3.059415578842163], [-1.7014117331926443e+38, 0xFFF0000000000000], [-0.7409969568252563, 0.0], [0xFFF0000000000000, 0xFFF0000000000000], [0.13952235877513885, 0xFFF0000000000000]]], [[[9.293344153075899e-39, -3.621190309524536], [-3.4028234663852886e+38, 1.7988297939300537], [-3.9747719764709473, 0xFFF0000000000000], [0.25, 1.7014117331926443e+38], [-30.95124626159668, 0.0]], [[0x7FF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0.0, 0xFFF0000000000000], [4.6443071365356445, 0.0], [-0.0, 0.4239623546600342]]]]> : tensor<2x2x5x2xf64>
    %v2 = stablehlo.constant dense<[[[[38.60723876953125, 0x7FF0000000000000], [0.0, -3.103721955648394e-39], [-3.9999992847442627, 1.3084074258804321], [0x7FF0000000000000, 0xFFF0000000000000], [-4.203895392974451e-45, 0x7FF0000000000000]], [[1.3860008716583252, 3.059415578842163], [-1.7014117331926443e+38, 0x7FF0000000000000], [-0.7409969568252563, 0.0], [0x7FF0000000000000, 0x7FF0000000000000], [0.13952235877513885, 0x7FF0000000000000]]], [[[0.0, -3.621190309524536], [-3.4028234663852886e+38, 1.7988297939300537], [-3.9747719764709473, 0x7FF0000000000000], [0.25, 1.7014117331926443e+38], [-30.95124626159668, -1.086203892935203e-38]], [[0xFFF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0.0, 0x7FF0000000000000], [4.6443071365356445, 0.0], [-0.0, 0.4239623546600342]]]]> : tensor<2x2x5x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x2x5x2xf64>, tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x2x5x2xf64>, tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x2x5x2xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi64>
    %v7 = stablehlo.constant dense<[[[[4630630303126257664, 9221120237041090560], [0, -5192397529928433664], [-4607182420410630144, 4608571362368290816], [9221120237041090560, -4503599627370496], [-5280470563091906560, 9221120237041090560]], [[4608920812181782528, 4614071610230439936], [-4044232465915576320, 9221120237041090560], [-4618522510072217600, 0], [9221120237041090560, 9218868437227405312], [4594194843034451968, 9221120237041090560]]], [[[0, -4608035422390452224], [-4039728866288205824, 4610780028362293248], [-4607239227258699776, 9221120237041090560], [4598175219545276416, 5179139570939199488], [-4593966817851998208, -5184327357246210048]], [[-4503599627370496, 9221120237041090560], [-4503599627370496, 9221120237041090560], [0, -4503599627370496], [4616915043399761920, 0], [-9223372036854775808, 4601309046727770112]]]]> : tensor<2x2x5x2xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x2x5x2xi64>, tensor<2x2x5x2xi64>) -> tensor<2x2x5x2xi1>
    %v9 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [false, true], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false], [false, false]], [[false, false], [false, false], [true, false], [false, true], [true, false]]]]> : tensor<2x2x5x2xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x2x5x2xi1>, tensor<2x2x5x2xi1>
    %v11 = stablehlo.constant dense<[[[[false, true], [false, false], [false, false], [true, true], [false, true]], [[false, false], [false, true], [false, false], [true, false], [false, true]]], [[[false, false], [false, false], [false, true], [false, false], [false, false]], [[true, true], [false, true], [false, false], [false, false], [false, false]]]]> : tensor<2x2x5x2xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x2x5x2xf64>, tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x2x5x2xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x2x5x2xi1>
    %v15 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, true], [false, false]], [[false, false], [false, false], [false, false], [false, true], [false, false]]], [[[false, false], [false, false], [false, false], [false, false], [false, false]], [[true, false], [false, false], [false, false], [false, false], [false, false]]]]> : tensor<2x2x5x2xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x2x5x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x2x5x2xf64>, tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x2x5x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x2x5x2xi1>
    %v20 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, true], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false], [false, false]], [[true, false], [true, false], [false, true], [false, false], [false, false]]]]> : tensor<2x2x5x2xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x2x5x2xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<2x2x5x2xf64>, tensor<2x2x5x2xf64>) -> tensor<2x2x5x2xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<2x2x5x2xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<2x2x5x2xi1>
    %v25 = stablehlo.constant dense<[[[[false, false], [false, false], [false, false], [false, true], [false, false]], [[false, false], [false, false], [false, false], [false, false], [false, false]]], [[[false, false], [false, false], [false, false], [false, false], [false, false]], [[true, false], [false, false], [false, false], [false, false], [false, false]]]]> : tensor<2x2x5x2xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<2x2x5x2xi1>
    check.expect_eq_const %v26, dense<true> : tensor<2x2x5x2xi1>
    func.return
  }
}
