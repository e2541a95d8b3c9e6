// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.00521957, -6.2784233], [-1.3630356e-06, 5.306583e-09], [712.3077, -0.000107397034], [-3.1155784e-15, 30213.531], [-4.39333e-34, -9.45508e+15]]> : tensor<5x2xf32>, dense<[-0.43021527, 1.9529943, -3.9939682, 0x7F800000, -1.5255665]> : tensor<5xf32>, dense<[3.4028235e+38, 0.0, 0.0, 1.1754942e-38, -1.5905658]> : tensor<5xf32>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f32, special values
//   C: more
//   S: rank 1
//   E: f32
//   feature_index: first
//   epsilon: positive
// legal 0 0: [-6.2732038497924805,-1.3577290474131587e-06,712.3075561523438,30213.53125,-9.455079518109696e+15]
// legal 0 1: [[2.3278955204191958e-18,2.327898829141646e-18],[1.3137288566028582e-12,1.3137305913263342e-12],[357891.875,357892.375],[645557760.0,645558656.0],[1.3971338090638739e+32,1.3971357433451853e+32]]
// legal 0 2: [[-7.327372014913004e-20,-7.32735133539769e-20],[7.327330655882376e-20,7.327392694428318e-20],[-9.448276045986859e-07,-9.448195328332076e-07],[9.44822261317313e-07,9.448248761145805e-07],[253918064.0,253919136.0],[-624303.5,-624300.875],null,null,[-1.1271322403340288e+16,-1.1271290191085568e+16],null]

module {
func.func @program(%arg0: tensor<5x2xf32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>) {
  %0 = stablehlo.constant dense<[0.5616729, -0.0, 1.7497282, -3.2989094, 0.0]> : tensor<5xf32>
  %1, %2, %3 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %0, %arg2, %arg0) <{feature_index = 0 : i64, epsilon = 2.0 : f32}> : (tensor<5x2xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>) -> (tensor<5x2xf32>, tensor<5xf32>, tensor<5xf32>)
  return %3, %2, %1 : tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>
}

  func.func @main(%input0: tensor<5x2xf32>, %input1: tensor<5xf32>, %input2: tensor<5xf32>) {
    %r:3 = func.call @program(%input0, %input1, %input2) : (tensor<5x2xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5x2xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf32>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[-6.2732038497924805, -1.3577290474131587e-06, 712.3075561523438, 30213.53125, -9455079518109696.0]> : tensor<5xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf32>) -> tensor<5xf64>
    %v2 = stablehlo.constant dense<[2.327898829141646e-18, 1.3137305913263342e-12, 357892.375, 645558656.0, 1.3971357433451853e+32]> : tensor<5xf64>
    %v3 = stablehlo.constant dense<[2.3278955204191958e-18, 1.3137288566028582e-12, 357891.875, 645557760.0, 1.3971338090638739e+32]> : tensor<5xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<5xi1>
    %v7 = stablehlo.convert %r#2 : (tensor<5x2xf32>) -> tensor<5x2xf64>
    %v8 = stablehlo.constant dense<[[-7.32735133539769e-20, 7.327392694428318e-20], [-9.448195328332076e-07, 9.448248761145805e-07], [253919136.0, -624300.875], [0x7FF0000000000000, 0x7FF0000000000000], [-1.1271290191085568e+16, 0x7FF0000000000000]]> : tensor<5x2xf64>
    %v9 = stablehlo.constant dense<[[-7.327372014913004e-20, 7.327330655882376e-20], [-9.448276045986859e-07, 9.44822261317313e-07], [253918064.0, -624303.5], [0xFFF0000000000000, 0xFFF0000000000000], [-1.1271322403340288e+16, 0xFFF0000000000000]]> : tensor<5x2xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<5x2xi1>
    %v13 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [true, true], [false, true]]> : tensor<5x2xi1>
    %v14 = stablehlo.compare NE, %v7, %v7, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v15 = stablehlo.and %v14, %v13 : tensor<5x2xi1>
    %v16 = stablehlo.or %v12, %v15 : tensor<5x2xi1>
    %v17 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [true, true], [false, true]]> : tensor<5x2xi1>
    %v18 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x2xf64>
    %v19 = stablehlo.compare EQ, %v7, %v18, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v20 = stablehlo.and %v19, %v17 : tensor<5x2xi1>
    %v21 = stablehlo.or %v16, %v20 : tensor<5x2xi1>
    %v22 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [true, true], [false, true]]> : tensor<5x2xi1>
    %v23 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2xf64>
    %v24 = stablehlo.compare EQ, %v7, %v23, FLOAT : (tensor<5x2xf64>, tensor<5x2xf64>) -> tensor<5x2xi1>
    %v25 = stablehlo.and %v24, %v22 : tensor<5x2xi1>
    %v26 = stablehlo.or %v21, %v25 : tensor<5x2xi1>
    %v27 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [true, true], [false, true]]> : tensor<5x2xi1>
    %v28 = stablehlo.or %v26, %v27 : tensor<5x2xi1>
    check.expect_eq_const %v28, dense<true> : tensor<5x2xi1>
    func.return
  }
}
