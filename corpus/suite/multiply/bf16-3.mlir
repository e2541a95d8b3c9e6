// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.0], [-3.3895314e+38], [0.49609375], [-2.0625]], [[0x7F80], [9.1835e-41], [1.2890625], [3.25]], [[2.0625], [1.0], [-0.80078125], [-1.1754944e-38]]], [[[1.1754944e-38], [5.15625], [0.27539062], [-1.1663108e-38]], [[1.1754944e-38], [-1.0], [0.77734375], [0.5]], [[-6.15625], [0xFF80], [-3.3895314e+38], [-0.734375]]], [[[9.1835e-41], [-2.5625], [2.4375], [-3.3895314e+38]], [[7.875], [0xFF80], [3.3895314e+38], [0.375]], [[1.0], [-5.03125], [-1.421875], [-1.4375]]], [[[0.5], [-0.78125], [-3.890625], [1.1663108e-38]], [[1.1663108e-38], [-0.40039062], [1.5546875], [9.1835e-41]], [[-0.27734375], [-0.25585938], [-2.109375], [-1.1953125]]]]> : tensor<4x3x4x1xbf16>, dense<[[[[7.25], [0.5], [-0.37304688], [1.1663108e-38]], [[0.0], [1.1754944e-38], [0.5], [-0.85546875]], [[-7.96875], [0.921875], [0.5], [-1.1754944e-38]]], [[[-0.73046875], [-0.36132812], [1.1663108e-38], [-5.8125]], [[0.3984375], [3.3895314e+38], [-1.4609375], [-1.6796875]], [[0.0], [-0.6640625], [-1.1663108e-38], [3.515625]]], [[[3.3895314e+38], [-1.1663108e-38], [-1.359375], [-1.1796875]], [[0x7F80], [-1.1754944e-38], [1.421875], [-1.984375]], [[0.0], [1.1663108e-38], [-1.1754944e-38], [0x7F80]]], [[[-4.625], [0x7F80], [-0.45507812], [2.265625]], [[0.65625], [1.5390625], [1.0], [2.484375]], [[1.203125], [3.09375], [-0.5], [0xFFC0]]]]> : tensor<4x3x4x1xbf16>]'
// RUN: : @program
// stablehlo.multiply on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [-0.0,-1.6947656946257677e+38,-0.185546875,[-2.40608999933937e-38,-0.0],"nan",0.0,0.64453125,-2.78125,-16.375,0.921875,-0.400390625,0.0,[-8.632536638851174e-39,-0.0],-1.859375,[0.0,3.2142423655296924e-39],[0.0,6.79582671569135e-38],[0.0,4.683610304057552e-39],-3.3895313892515355e+38,-1.1328125,-0.83984375,-0.0,"inf",[0.0,3.953125],-2.578125,[0.0,0.0311279296875],[0.0,2.9938371747505135e-38],-3.3125,"inf","inf","inf","inf",-0.7421875,0.0,[-5.877471754111438e-38,-0.0],1.67140603007544e-38,"-inf",-2.3125,"-inf",1.7734375,[0.0,2.644862289350147e-38],[0.0,7.62234618111327e-39],-0.6171875,1.5546875,[0.0,1.8367099231598242e-40],-0.333984375,-0.79296875,1.0546875,"nan"]

module {
func.func @program(%arg0: tensor<4x3x4x1xbf16>, %arg1: tensor<4x3x4x1xbf16>) -> tensor<4x3x4x1xbf16> {
  %0 = stablehlo.multiply %arg0, %arg1 : tensor<4x3x4x1xbf16>
  return %0 : tensor<4x3x4x1xbf16>
}

  func.func @main(%input0: tensor<4x3x4x1xbf16>, %input1: tensor<4x3x4x1xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3x4x1xbf16>, tensor<4x3x4x1xbf16>) -> (tensor<4x3x4x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x3x4x1xbf16>) -> tensor<4x3x4x1xf64>
    %v1 = stablehlo.constant dense<[[[[-0.0], [-1.6947656946257677e+38], [-0.185546875], [-0.0]], [[0xFFF0000000000000], [0.0], [0.64453125], [-2.78125]], [[-16.375], [0.921875], [-0.400390625], [0.0]]], [[[-0.0], [-1.859375], [3.2142423655296924e-39], [6.79582671569135e-38]], [[4.683610304057552e-39], [-3.3895313892515355e+38], [-1.1328125], [-0.83984375]], [[-0.0], [0xFFF0000000000000], [3.953125], [-2.578125]]], [[[0.0311279296875], [2.9938371747505135e-38], [-3.3125], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [-0.7421875]], [[0.0], [-0.0], [1.67140603007544e-38], [0xFFF0000000000000]]], [[[-2.3125], [0xFFF0000000000000], [1.7734375], [2.644862289350147e-38]], [[7.62234618111327e-39], [-0.6171875], [1.5546875], [1.8367099231598242e-40]], [[-0.333984375], [-0.79296875], [1.0546875], [0xFFF0000000000000]]]]> : tensor<4x3x4x1xf64>
    %v2 = stablehlo.constant dense<[[[[-0.0], [-1.6947656946257677e+38], [-0.185546875], [-2.40608999933937e-38]], [[0x7FF0000000000000], [0.0], [0.64453125], [-2.78125]], [[-16.375], [0.921875], [-0.400390625], [0.0]]], [[[-8.632536638851174e-39], [-1.859375], [0.0], [0.0]], [[0.0], [-3.3895313892515355e+38], [-1.1328125], [-0.83984375]], [[-0.0], [0x7FF0000000000000], [0.0], [-2.578125]]], [[[0.0], [0.0], [-3.3125], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [-0.7421875]], [[0.0], [-5.877471754111438e-38], [1.67140603007544e-38], [0x7FF0000000000000]]], [[[-2.3125], [0x7FF0000000000000], [1.7734375], [0.0]], [[0.0], [-0.6171875], [1.5546875], [0.0]], [[-0.333984375], [-0.79296875], [1.0546875], [0x7FF0000000000000]]]]> : tensor<4x3x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3x4x1xf64>, tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3x4x1xf64>, tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi64>
    %v7 = stablehlo.constant dense<[[[[-9223372036854775808], [-4044267649750794240], [-4627518985867362304], [-5179034018359803904]], [[9221120237041090560], [0], [4603980640939933696], [-4609926799822946304]], [[-4598069666429009920], [4606478731358240768], [-4622487620658659328], [0]]], [[[-5186035708405481472], [-4612319337124986880], [0], [0]], [[0], [-4039764050123423744], [-4615591483729248256], [-4617632177310400512]], [[-9223372036854775808], [9218868437227405312], [0], [-4610384196660101120]]], [[[0], [0], [-4608730531171926016], [9218868437227405312]], [[9218868437227405312], [9218868437227405312], [9218868437227405312], [-4618511786612621312]], [[0], [-5173510071941857280], [4041628821844131840], [-4503599627370496]]], [[[-4610982330985611264], [-4503599627370496], [4610665671636811776], [0]], [[0], [-4619637686519463936], [4609680509218324480], [0]], [[-4623683889309679616], [-4618054389775466496], [4607428709404639232], [9221120237041090560]]]]> : tensor<4x3x4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x3x4x1xi64>, tensor<4x3x4x1xi64>) -> tensor<4x3x4x1xi1>
    %v9 = stablehlo.constant dense<[[[[true], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [true]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[true], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[true], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]]> : tensor<4x3x4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x3x4x1xi1>, tensor<4x3x4x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [false], [false], [false]], [[true], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [true]]]]> : tensor<4x3x4x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x3x4x1xf64>, tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<4x3x4x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<4x3x4x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]], [[[false], [false], [false], [true]], [[true], [true], [true], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]]> : tensor<4x3x4x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x3x4x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<4x3x4x1xf64>, tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<4x3x4x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<4x3x4x1xi1>
    %v20 = stablehlo.constant dense<[[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]], [[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [true]]], [[[false], [true], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]]> : tensor<4x3x4x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<4x3x4x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<4x3x4x1xf64>, tensor<4x3x4x1xf64>) -> tensor<4x3x4x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<4x3x4x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<4x3x4x1xi1>
    check.expect_eq_const %v24, dense<true> : tensor<4x3x4x1xi1>
    func.return
  }
}
