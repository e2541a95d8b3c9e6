// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[7.2355886, 1.5713303, -0.0, 0x7F800000], [3.3008525, 0xFF800000, 0x7F800000, 1.0616304], [6.0001626, 0xFFC00000, 4.023249, 2.2173197]]]> : tensor<1x3x4xf32>, dense<[[[0.5, -0.26223275, 0.0, 0x7F800000]], [[-3.4028235e+38, -1.1754942e-38, 0.88015866, -1.1754942e-38]]]> : tensor<2x1x4xf32>]'
// RUN: : @program
// chlo.broadcast_power on f32, special values
//   A: rank 3+
//   A: has 1
//   E: f32
//   broadcast_dimensions: absent
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [[2.689901351928711,2.689908742904663],[0.8882429599761963,0.8882448077201843],[0.9999980926513672,1.0000019073486328],"inf",[1.8168230056762695,1.8168267011642456],0.0,[0.9999980926513672,1.0000019073486328],"inf",[2.449519157409668,2.44952654838562],"nan",[0.9999980926513672,1.0000019073486328],"inf",0.0,[0.9999980926513672,1.0000019073486328],0.0,[-2.2420775429197073e-44,1.0000019073486328],0.0,null,"inf",[0.9999980926513672,1.0000019073486328],0.0,null,[3.4050474166870117,3.405054807662964],[0.9999980926513672,1.0000019073486328]]

module {
func.func @program(%arg0: tensor<1x3x4xf32>, %arg1: tensor<2x1x4xf32>) -> tensor<2x3x4xf32> {
  %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<1x3x4xf32>, tensor<2x1x4xf32>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}

  func.func @main(%input0: tensor<1x3x4xf32>, %input1: tensor<2x1x4xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x4xf32>, tensor<2x1x4xf32>) -> (tensor<2x3x4xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    %v1 = stablehlo.constant dense<[[[2.689908742904663, 0.8882448077201843, 1.0000019073486328, 0xFFF0000000000000], [1.8168267011642456, 0.0, 1.0000019073486328, 0xFFF0000000000000], [2.44952654838562, 0xFFF0000000000000, 1.0000019073486328, 0xFFF0000000000000]], [[0.0, 1.0000019073486328, 0.0, 1.0000019073486328], [0.0, 0x7FF0000000000000, 0xFFF0000000000000, 1.0000019073486328], [0.0, 0x7FF0000000000000, 3.405054807662964, 1.0000019073486328]]]> : tensor<2x3x4xf64>
    %v2 = stablehlo.constant dense<[[[2.689901351928711, 0.8882429599761963, 0.9999980926513672, 0x7FF0000000000000], [1.8168230056762695, 0.0, 0.9999980926513672, 0x7FF0000000000000], [2.449519157409668, 0x7FF0000000000000, 0.9999980926513672, 0x7FF0000000000000]], [[0.0, 0.9999980926513672, 0.0, -2.2420775429197073e-44], [0.0, 0xFFF0000000000000, 0x7FF0000000000000, 0.9999980926513672], [0.0, 0xFFF0000000000000, 3.4050474166870117, 0.9999980926513672]]]> : tensor<2x3x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x3x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x3x4xf64>) -> tensor<2x3x4xi64>
    %v7 = stablehlo.constant dense<[[[4613239538163122176, 4606175800872402944, 4607182401620148224, 9218868437227405312], [4610861062584008704, 0, 4607182401620148224, 9218868437227405312], [4612698245582290944, 9221120237041090560, 4607182401620148224, 9218868437227405312]], [[0, 4607182401620148224, 0, -5269211564023480320], [0, -4503599627370496, 9218868437227405312, 4607182401620148224], [0, -4503599627370496, 4614849903938502656, 4607182401620148224]]]> : tensor<2x3x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x3x4xi64>, tensor<2x3x4xi64>) -> tensor<2x3x4xi1>
    %v9 = stablehlo.constant dense<[[[false, false, false, false], [false, true, false, false], [false, false, false, false]], [[true, false, true, false], [true, false, false, false], [true, false, false, false]]]> : tensor<2x3x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x3x4xi1>, tensor<2x3x4xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, true, false, false]], [[false, false, false, false], [false, true, false, false], [false, true, false, false]]]> : tensor<2x3x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x3x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x3x4xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, true], [false, false, false, true], [false, false, false, true]], [[false, false, false, false], [false, true, true, false], [false, true, false, false]]]> : tensor<2x3x4xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x3x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x3x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x3x4xi1>
    %v20 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, true, false, false], [false, true, false, false]]]> : tensor<2x3x4xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x3x4xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<2x3x4xf64>, tensor<2x3x4xf64>) -> tensor<2x3x4xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<2x3x4xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<2x3x4xi1>
    %v25 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, true, false, false], [false, true, false, false]]]> : tensor<2x3x4xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<2x3x4xi1>
    check.expect_eq_const %v26, dense<true> : tensor<2x3x4xi1>
    func.return
  }
}
