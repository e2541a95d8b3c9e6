// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1.07102096e-07]], [[-3.7670135e-05]]], [[[2.8812792e-09]], [[-0.013916016]]], [[[4390912.0]], [[2.0752587e+21]]]]> : tensor<3x2x1x1xbf16>, dense<[[[[-1.0]], [[0xFFC0]]], [[[5.625]], [[1.1754944e-38]]], [[[-1.0]], [[9.1835e-41]]]]> : tensor<3x2x1x1xbf16>, dense<[[[[3850240.0]], [[-1680.0]]], [[[3145728.0]], [[-0.125]]], [[[-1056.0]], [[-1.8262277e+21]]]]> : tensor<3x2x1x1xbf16>, dense<[[[[-1.6640625]], [[-3.3895314e+38]]], [[[0xFFC0]], [[-0.0]]], [[[1.1754944e-38]], [[1.1663108e-38]]]]> : tensor<3x2x1x1xbf16>, dense<[[[[1.0186341e-08]], [[-5.476177e-07]]], [[[7.0681937e-28]], [[0.72265625]]], [[[1.5739352e-07]], [[-11927552.0]]]]> : tensor<3x2x1x1xbf16>, dense<[[[[-0.45898438]], [[-0.875]]], [[[0.69140625]], [[0.9453125]]], [[[0.5]], [[2.953125]]]]> : tensor<3x2x1x1xbf16>]'
// RUN: : @program
// stablehlo.clamp on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
//   L: alternative 2
//   H: alternative 2
// legal 0 0: [-1.0,"nan",5.625,1.1754943508222875e-38,-1.0,[0.0,9.183549615799121e-41]]
// legal 1 0: [-1.6640625,-3.3895313892515355e+38,"nan",-0.0,1.1754943508222875e-38,[0.0,1.1663108012064884e-38]]
// legal 2 0: [-0.458984375,-0.875,0.69140625,0.9453125,0.5,2.953125]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<3x2x1x1xbf16>, %arg1: tensor<3x2x1x1xbf16>) -> tensor<3x2x1x1xbf16> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg1 : tensor<3x2x1x1xbf16>
    return %0 : tensor<3x2x1x1xbf16>
  }

  func.func @main(%input0: tensor<3x2x1x1xbf16>, %input1: tensor<3x2x1x1xbf16>, %input2: tensor<3x2x1x1xbf16>, %input3: tensor<3x2x1x1xbf16>, %input4: tensor<3x2x1x1xbf16>, %input5: tensor<3x2x1x1xbf16>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>) -> (tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>, tensor<3x2x1x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x2x1x1xbf16>) -> tensor<3x2x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[-1.0]], [[0xFFF0000000000000]]], [[[5.625]], [[1.1754943508222875e-38]]], [[[-1.0]], [[9.183549615799121e-41]]]]> : tensor<3x2x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[-1.0]], [[0x7FF0000000000000]]], [[[5.625]], [[1.1754943508222875e-38]]], [[[-1.0]], [[0.0]]]]> : tensor<3x2x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x1x1xi1>
    %v6 = stablehlo.constant dense<[[[[false]], [[true]]], [[[false]], [[false]]], [[[false]], [[false]]]]> : tensor<3x2x1x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x1x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x1x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3x2x1x1xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<3x2x1x1xbf16>) -> tensor<3x2x1x1xf64>
    %v11 = stablehlo.constant dense<[[[[-1.6640625]], [[-3.3895313892515355e+38]]], [[[0xFFF0000000000000]], [[-0.0]]], [[[1.1754943508222875e-38]], [[1.1663108012064884e-38]]]]> : tensor<3x2x1x1xf64>
    %v12 = stablehlo.constant dense<[[[[-1.6640625]], [[-3.3895313892515355e+38]]], [[[0x7FF0000000000000]], [[-0.0]]], [[[1.1754943508222875e-38]], [[0.0]]]]> : tensor<3x2x1x1xf64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v15 = stablehlo.and %v13, %v14 : tensor<3x2x1x1xi1>
    %v16 = stablehlo.bitcast_convert %v10 : (tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi64>
    %v17 = stablehlo.constant dense<[[[[-4613198946427207680]], [[-4039764050123423744]]], [[[9221120237041090560]], [[-9223372036854775808]]], [[[4039728865751334912]], [[0]]]]> : tensor<3x2x1x1xi64>
    %v18 = stablehlo.compare EQ, %v16, %v17, SIGNED : (tensor<3x2x1x1xi64>, tensor<3x2x1x1xi64>) -> tensor<3x2x1x1xi1>
    %v19 = stablehlo.constant dense<[[[[false]], [[false]]], [[[false]], [[true]]], [[[false]], [[false]]]]> : tensor<3x2x1x1xi1>
    %v20 = stablehlo.select %v19, %v18, %v15 : tensor<3x2x1x1xi1>, tensor<3x2x1x1xi1>
    %v21 = stablehlo.constant dense<[[[[false]], [[false]]], [[[true]], [[false]]], [[[false]], [[false]]]]> : tensor<3x2x1x1xi1>
    %v22 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<3x2x1x1xf64>, tensor<3x2x1x1xf64>) -> tensor<3x2x1x1xi1>
    %v23 = stablehlo.and %v22, %v21 : tensor<3x2x1x1xi1>
    %v24 = stablehlo.or %v20, %v23 : tensor<3x2x1x1xi1>
    check.expect_eq_const %v24, dense<true> : tensor<3x2x1x1xi1>
    %v25 = stablehlo.convert %r#2 : (tensor<3x2x1x1xbf16>) -> tensor<3x2x1x1xf64>
    check.expect_eq_const %v25, dense<[[[[-0.458984375]], [[-0.875]]], [[[0.69140625]], [[0.9453125]]], [[[0.5]], [[2.953125]]]]> : tensor<3x2x1x1xf64>
    func.return
  }
}
