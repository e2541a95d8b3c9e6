// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[[[-1.5]], [[-1.75]], [[-0.0008544922]], [[-0.0008544922]], [[-0.875]]], [[[-2.5]], [[0.40625]], [[-2.25]], [[0.0008544922]], [[0.0008544922]]], [[[0.0]], [[0.9375]], [[-4.0]], [[-0.8125]], [[-1.375]]]]], [[[[[-0.0008544922]], [[0.4375]], [[0.3125]], [[-30.0]], [[5.0]]], [[[0.0009765625]], [[30.0]], [[-0.00012207031]], [[0.9375]], [[1.625]]], [[[-6.5]], [[1.25]], [[-1.0]], [[0.0008544922]], [[5.5]]]]], [[[[[0x80]], [[0.6875]], [[1.125]], [[0.0]], [[0.5625]]], [[[-0.0009765625]], [[0.0009765625]], [[-0.3125]], [[30.0]], [[-4.0]]], [[[2.25]], [[-1.0]], [[-30.0]], [[0.375]], [[-0.0009765625]]]]]]> : tensor<3x1x3x5x1x1xf8E4M3B11FNUZ>, dense<[[0], [0], [-1]]> : tensor<3x1xi64>]'
// RUN: : @program
// stablehlo.torch_index_select on f8E4M3B11FNUZ, special values
//   A: rank 2
//   A: has 1
//   B: rank 3+
//   B: has 1
//   C: rank 0
//   D: rank 0
//   n: 1
//   E: f8E4M3B11FNUZ
//   I: i64
// legal 0 0: [-1.5,-1.75,-0.0008544921875,-0.0008544921875,-0.875,-2.5,0.40625,-2.25,0.0008544921875,0.0008544921875,[0.0,0.0],0.9375,-4.0,-0.8125,-1.375,-0.0008544921875,0.4375,0.3125,-30.0,5.0,0.0009765625,30.0,-0.0001220703125,0.9375,1.625,-6.5,1.25,-1.0,0.0008544921875,5.5,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<3x1x3x5x1x1xf8E4M3B11FNUZ>, %arg1: tensor<3x1xi64>) -> tensor<3x1x3x5x1xf8E4M3B11FNUZ> {
  %0 = "stablehlo.torch_index_select"(%arg0, %arg1) <{batch_dims = 2 : i64, dim = 5 : i64}> : (tensor<3x1x3x5x1x1xf8E4M3B11FNUZ>, tensor<3x1xi64>) -> tensor<3x1x3x5x1xf8E4M3B11FNUZ>
  return %0 : tensor<3x1x3x5x1xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<3x1x3x5x1x1xf8E4M3B11FNUZ>, %input1: tensor<3x1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1x3x5x1x1xf8E4M3B11FNUZ>, tensor<3x1xi64>) -> (tensor<3x1x3x5x1xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x1x3x5x1xf8E4M3B11FNUZ>) -> tensor<3x1x3x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[[-1.5], [-1.75], [-0.0008544921875], [-0.0008544921875], [-0.875]], [[-2.5], [0.40625], [-2.25], [0.0008544921875], [0.0008544921875]], [[0.0], [0.9375], [-4.0], [-0.8125], [-1.375]]]], [[[[-0.0008544921875], [0.4375], [0.3125], [-30.0], [5.0]], [[0.0009765625], [30.0], [-0.0001220703125], [0.9375], [1.625]], [[-6.5], [1.25], [-1.0], [0.0008544921875], [5.5]]]], [[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]]]]]> : tensor<3x1x3x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[[-1.5], [-1.75], [-0.0008544921875], [-0.0008544921875], [-0.875]], [[-2.5], [0.40625], [-2.25], [0.0008544921875], [0.0008544921875]], [[0.0], [0.9375], [-4.0], [-0.8125], [-1.375]]]], [[[[-0.0008544921875], [0.4375], [0.3125], [-30.0], [5.0]], [[0.0009765625], [30.0], [-0.0001220703125], [0.9375], [1.625]], [[-6.5], [1.25], [-1.0], [0.0008544921875], [5.5]]]], [[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]]]]]> : tensor<3x1x3x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x1x3x5x1xf64>, tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x1x3x5x1xf64>, tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x1x3x5x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi64>
    %v7 = stablehlo.constant dense<[[[[[-4613937818241073152], [-4612811918334230528], [-4662351514235305984], [-4662351514235305984], [-4617315517961601024]], [[-4610560118520545280], [4600989969312382976], [-4611123068473966592], [4561020522619469824], [4561020522619469824]], [[0], [4606619468846596096], [-4607182418800017408], [-4617878467915022336], [-4614500768194494464]]]], [[[[-4662351514235305984], [4601552919265804288], [4599301119452119040], [-4594234569871327232], [4617315517961601024]], [[4562146422526312448], [4629137466983448576], [-4674736413210574848], [4606619468846596096], [4609997168567123968]], [[-4604367669032910848], [4608308318706860032], [-4616189618054758400], [4561020522619469824], [4617878467915022336]]]], [[[[-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496]], [[-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496]], [[-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496], [-4503599627370496]]]]]> : tensor<3x1x3x5x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<3x1x3x5x1xi64>, tensor<3x1x3x5x1xi64>) -> tensor<3x1x3x5x1xi1>
    %v9 = stablehlo.constant dense<[[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[true], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]]> : tensor<3x1x3x5x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<3x1x3x5x1xi1>, tensor<3x1x3x5x1xi1>
    %v11 = stablehlo.constant dense<[[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]]> : tensor<3x1x3x5x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x1x3x5x1xf64>, tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<3x1x3x5x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<3x1x3x5x1xi1>
    %v15 = stablehlo.constant dense<[[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]]> : tensor<3x1x3x5x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x1x3x5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x1x3x5x1xf64>, tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x1x3x5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x1x3x5x1xi1>
    %v20 = stablehlo.constant dense<[[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]]> : tensor<3x1x3x5x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x1x3x5x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<3x1x3x5x1xf64>, tensor<3x1x3x5x1xf64>) -> tensor<3x1x3x5x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<3x1x3x5x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<3x1x3x5x1xi1>
    %v25 = stablehlo.constant dense<[[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]], [[[[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]]]]> : tensor<3x1x3x5x1xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<3x1x3x5x1xi1>
    check.expect_eq_const %v26, dense<true> : tensor<3x1x3x5x1xi1>
    func.return
  }
}
