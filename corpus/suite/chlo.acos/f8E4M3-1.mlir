// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-2.25, -3.5, 3.5, 3.75, 0.8125], [1.0, 2.5, -0.8125, -2.0, 0.5], [0.8125, 3.5, 2.25, 1.125, -1.25]]> : tensor<3x5xf8E4M3>]'
// RUN: : @program
// chlo.acos on f8E4M3, envelope values
//   S: rank 2
//   E: f8E4M3
// legal 0 0: ["nan","nan","nan","nan",0.625,0.0,"nan",2.5,"nan",1.0,0.625,"nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<3x5xf8E4M3>) -> tensor<3x5xf8E4M3> {
  %0 = chlo.acos %arg0 : tensor<3x5xf8E4M3> -> tensor<3x5xf8E4M3>
  return %0 : tensor<3x5xf8E4M3>
}

  func.func @main(%input0: tensor<3x5xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<3x5xf8E4M3>) -> (tensor<3x5xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<3x5xf8E4M3>) -> tensor<3x5xf64>
    %v1 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0.625], [0.0, 0xFFF0000000000000, 2.5, 0xFFF0000000000000, 1.0], [0.625, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<3x5xf64>
    %v2 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0.625], [0.0, 0x7FF0000000000000, 2.5, 0x7FF0000000000000, 1.0], [0.625, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<3x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x5xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x5xf64>) -> tensor<3x5xi64>
    %v7 = stablehlo.constant dense<[[9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560, 4603804719079489536], [0, 9221120237041090560, 4612811918334230528, 9221120237041090560, 4607182418800017408], [4603804719079489536, 9221120237041090560, 9221120237041090560, 9221120237041090560, 9221120237041090560]]> : tensor<3x5xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi1>
    %v9 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, false, false, false], [false, false, false, false, false]]> : tensor<3x5xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x5xi1>, tensor<3x5xi1>
    %v11 = stablehlo.constant dense<[[true, true, true, true, false], [false, true, false, true, false], [false, true, true, true, true]]> : tensor<3x5xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x5xf64>, tensor<3x5xf64>) -> tensor<3x5xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x5xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x5xi1>
    check.expect_eq_const %v14, dense<true> : tensor<3x5xi1>
    func.return
  }
}
