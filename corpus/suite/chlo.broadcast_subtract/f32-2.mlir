// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[4.1786184, 0.5145311, -1.0e-45, 0x7F800000, -4.8594904], [-1.1754942e-38, -1.0e-45, 0x7F800000, -0.48703766, 0.4498078], [6.0672855, -1.0e-45, -1.1754944e-38, 0xFF800000, -1.1754942e-38]]> : tensor<3x5xf32>, dense<[[[-1.4744914, -1.6446576, 1.0e-45, -1.9494536, 1.1754944e-38], [-0.86665857, -1.1754942e-38, 0xFFC00000, 1.8889127, 1.0], [-1.1754942e-38, 1.7453886, 1.1754944e-38, -1.1754944e-38, 5.779337]]]> : tensor<1x3x5xf32>]'
// RUN: : @program
// chlo.broadcast_subtract on f32, special values
//   A: rank 2
//   E: f32
//   broadcast_dimensions: given
//   broadcast_dimensions: other
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [5.653109550476074,2.159188747406006,[-2.802596928649634e-45,-0.0],"inf",-4.859490394592285,5.045277118682861,0.5145310759544373,"nan","inf",-5.859490394592285,4.178618431091309,-1.2308576107025146,[-1.175494490952134e-38,-1.1754943508222875e-38],"inf",-10.638827323913574,1.4744913578033447,1.6446576118469238,"inf",1.4624159336090088,0.4498077929019928,0.8666585683822632,[-1.401298464324817e-45,1.1754942106924411e-38],"nan",-2.375950336456299,-0.5501922369003296,[-1.1754942106924411e-38,1.1754942106924411e-38],-1.7453886270523071,"inf",-0.48703765869140625,-5.329529285430908,7.541776657104492,1.6446576118469238,[-1.175494490952134e-38,-1.1754943508222875e-38],"-inf",[-2.3509885615147286e-38,-1.1754943508222875e-38],6.933944225311279,[-1.401298464324817e-45,1.1754942106924411e-38],"nan","-inf",-1.0,6.067285537719727,-1.7453886270523071,-2.350988701644575e-38,"-inf",-5.779336929321289]

module {
func.func @program(%arg0: tensor<3x5xf32>, %arg1: tensor<1x3x5xf32>) -> tensor<3x3x5xf32> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 0, 2>} : (tensor<3x5xf32>, tensor<1x3x5xf32>) -> tensor<3x3x5xf32>
  return %0 : tensor<3x3x5xf32>
}

  func.func @main(%input0: tensor<3x5xf32>, %input1: tensor<1x3x5xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x5xf32>, tensor<1x3x5xf32>) -> (tensor<3x3x5xf32>)
    %v0 = stablehlo.convert %r : (tensor<3x3x5xf32>) -> tensor<3x3x5xf64>
    %v1 = stablehlo.constant dense<[[[5.653109550476074, 2.159188747406006, -0.0, 0xFFF0000000000000, -4.859490394592285], [5.045277118682861, 0.5145310759544373, 0xFFF0000000000000, 0xFFF0000000000000, -5.859490394592285], [4.178618431091309, -1.2308576107025146, -1.1754943508222875e-38, 0xFFF0000000000000, -10.638827323913574]], [[1.4744913578033447, 1.6446576118469238, 0xFFF0000000000000, 1.4624159336090088, 0.4498077929019928], [0.8666585683822632, 1.1754942106924411e-38, 0xFFF0000000000000, -2.375950336456299, -0.5501922369003296], [1.1754942106924411e-38, -1.7453886270523071, 0xFFF0000000000000, -0.48703765869140625, -5.329529285430908]], [[7.541776657104492, 1.6446576118469238, -1.1754943508222875e-38, 0xFFF0000000000000, -1.1754943508222875e-38], [6.933944225311279, 1.1754942106924411e-38, 0xFFF0000000000000, 0xFFF0000000000000, -1.0], [6.067285537719727, -1.7453886270523071, -2.350988701644575e-38, 0xFFF0000000000000, -5.779336929321289]]]> : tensor<3x3x5xf64>
    %v2 = stablehlo.constant dense<[[[5.653109550476074, 2.159188747406006, -2.802596928649634e-45, 0x7FF0000000000000, -4.859490394592285], [5.045277118682861, 0.5145310759544373, 0x7FF0000000000000, 0x7FF0000000000000, -5.859490394592285], [4.178618431091309, -1.2308576107025146, -1.175494490952134e-38, 0x7FF0000000000000, -10.638827323913574]], [[1.4744913578033447, 1.6446576118469238, 0x7FF0000000000000, 1.4624159336090088, 0.4498077929019928], [0.8666585683822632, -1.401298464324817e-45, 0x7FF0000000000000, -2.375950336456299, -0.5501922369003296], [-1.1754942106924411e-38, -1.7453886270523071, 0x7FF0000000000000, -0.48703765869140625, -5.329529285430908]], [[7.541776657104492, 1.6446576118469238, -1.175494490952134e-38, 0x7FF0000000000000, -2.3509885615147286e-38], [6.933944225311279, -1.401298464324817e-45, 0x7FF0000000000000, 0x7FF0000000000000, -1.0], [6.067285537719727, -1.7453886270523071, -2.350988701644575e-38, 0x7FF0000000000000, -5.779336929321289]]]> : tensor<3x3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3x5xi1>
    %v6 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false]], [[false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false]], [[false, false, false, false, false], [false, false, true, false, false], [false, false, false, false, false]]]> : tensor<3x3x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3x5xi1>
    %v10 = stablehlo.constant dense<[[[false, false, false, true, false], [false, false, false, true, false], [false, false, false, true, false]], [[false, false, true, false, false], [false, false, false, false, false], [false, false, true, false, false]], [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]]]> : tensor<3x3x5xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3x5xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3x5xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3x5xi1>
    %v15 = stablehlo.constant dense<[[[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], [[false, false, false, false, false], [false, false, false, false, false], [false, false, false, false, false]], [[false, false, false, true, false], [false, false, false, true, false], [false, false, false, true, false]]]> : tensor<3x3x5xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3x5xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3x5xf64>, tensor<3x3x5xf64>) -> tensor<3x3x5xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3x5xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3x5xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x3x5xi1>
    func.return
  }
}
