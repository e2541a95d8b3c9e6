// RUN: stablehlo-translate --interpret %s --args='[dense<[[[12.703125, 0.5595703]], [[0.20031738, -1.2675781]], [[-7.5429688, -1.9951172]], [[0.3852539, 1.5253906]], [[-2.4746094, 0.41723633]]]> : tensor<5x1x2xf16>, dense<[0.45483398, -1.8632812]> : tensor<2xf16>]'
// RUN: : @program
// stablehlo.batch_norm_training on f16, special values
//   C: more
//   S: rank 2
//   S: has 1
//   E: f16
//   feature_index: later
//   epsilon: 0
// legal 0 0: [[43.6875,45.34375],[1.6220703125,1.6923828125]]
// legal 0 1: [[0.63623046875,0.671875],[-0.1566162109375,-0.1475830078125]]
// legal 0 2: [[1.8193359375,1.87109375],[-2.4375,-2.39453125],[0.397216796875,0.40771484375],[-1.0224609375,-0.9697265625],[-0.50927734375,-0.473388671875],[-0.466552734375,-0.394775390625],[0.418701171875,0.428955078125],[-3.197265625,-3.134765625],[0.08392333984375,0.10333251953125],[-2.32421875,-2.287109375]]

module {
func.func @program(%arg0: tensor<5x1x2xf16>, %arg1: tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<5x1x2xf16>) {
  %0 = stablehlo.constant dense<[0.77001953, -1.0]> : tensor<2xf16>
  %1, %2, %3 = "stablehlo.batch_norm_training"(%arg0, %0, %arg1) <{feature_index = 2 : i64, epsilon = 0.0 : f32}> : (tensor<5x1x2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<5x1x2xf16>, tensor<2xf16>, tensor<2xf16>)
  return %3, %2, %1 : tensor<2xf16>, tensor<2xf16>, tensor<5x1x2xf16>
}

  func.func @main(%input0: tensor<5x1x2xf16>, %input1: tensor<2xf16>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<5x1x2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<5x1x2xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf16>) -> tensor<2xf64>
    %v1 = stablehlo.constant dense<[45.34375, 1.6923828125]> : tensor<2xf64>
    %v2 = stablehlo.constant dense<[43.6875, 1.6220703125]> : tensor<2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2xi1>
    %v6 = stablehlo.convert %r#1 : (tensor<2xf16>) -> tensor<2xf64>
    %v7 = stablehlo.constant dense<[0.671875, -0.1475830078125]> : tensor<2xf64>
    %v8 = stablehlo.constant dense<[0.63623046875, -0.1566162109375]> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    %v12 = stablehlo.convert %r#2 : (tensor<5x1x2xf16>) -> tensor<5x1x2xf64>
    %v13 = stablehlo.constant dense<[[[1.87109375, -2.39453125]], [[0.40771484375, -0.9697265625]], [[-0.473388671875, -0.394775390625]], [[0.428955078125, -3.134765625]], [[0.10333251953125, -2.287109375]]]> : tensor<5x1x2xf64>
    %v14 = stablehlo.constant dense<[[[1.8193359375, -2.4375]], [[0.397216796875, -1.0224609375]], [[-0.50927734375, -0.466552734375]], [[0.418701171875, -3.197265625]], [[0.08392333984375, -2.32421875]]]> : tensor<5x1x2xf64>
    %v15 = stablehlo.compare GE, %v12, %v14, FLOAT : (tensor<5x1x2xf64>, tensor<5x1x2xf64>) -> tensor<5x1x2xi1>
    %v16 = stablehlo.compare LE, %v12, %v13, FLOAT : (tensor<5x1x2xf64>, tensor<5x1x2xf64>) -> tensor<5x1x2xi1>
    %v17 = stablehlo.and %v15, %v16 : tensor<5x1x2xi1>
    check.expect_eq_const %v17, dense<true> : tensor<5x1x2xi1>
    func.return
  }
}
