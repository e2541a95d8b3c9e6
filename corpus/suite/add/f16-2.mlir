// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0]], [[2.2890625]], [[0x7C00]], [[-1.0]], [[6.1035156e-05]]], [[[-1.203125]], [[-0.26391602]], [[3.6113281]], [[0.29370117]], [[-0.3798828]]], [[[-65504.0]], [[0.5]], [[-0.90478516]], [[5.9604645e-08]], [[0xFE00]]], [[[6.1035156e-05]], [[-6.7851562]], [[5.8398438]], [[6.1035156e-05]], [[1.0]]], [[[0.5]], [[-0.26220703]], [[0.0]], [[-0.77685547]], [[65504.0]]]]> : tensor<5x5x1x1xf16>]'
// RUN: : @program
// stablehlo.add on f16, special values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [0.0,4.578125,"inf",-2.0,0.0001220703125,-2.40625,-0.52783203125,7.22265625,0.58740234375,-0.759765625,"-inf",1.0,-1.8095703125,[0.0,1.1920928955078125e-07],"nan",0.0001220703125,-13.5703125,11.6796875,0.0001220703125,2.0,1.0,-0.5244140625,0.0,-1.5537109375,"inf"]

module {
func.func @program(%arg0: tensor<5x5x1x1xf16>) -> tensor<5x5x1x1xf16> {
  %0 = stablehlo.add %arg0, %arg0 : tensor<5x5x1x1xf16>
  return %0 : tensor<5x5x1x1xf16>
}

  func.func @main(%input0: tensor<5x5x1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<5x5x1x1xf16>) -> (tensor<5x5x1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1x1xf16>) -> tensor<5x5x1x1xf64>
    %v1 = stablehlo.constant dense<[[[[0.0]], [[4.578125]], [[0xFFF0000000000000]], [[-2.0]], [[0.0001220703125]]], [[[-2.40625]], [[-0.52783203125]], [[7.22265625]], [[0.58740234375]], [[-0.759765625]]], [[[0xFFF0000000000000]], [[1.0]], [[-1.8095703125]], [[1.1920928955078125e-07]], [[0xFFF0000000000000]]], [[[0.0001220703125]], [[-13.5703125]], [[11.6796875]], [[0.0001220703125]], [[2.0]]], [[[1.0]], [[-0.5244140625]], [[0.0]], [[-1.5537109375]], [[0xFFF0000000000000]]]]> : tensor<5x5x1x1xf64>
    %v2 = stablehlo.constant dense<[[[[0.0]], [[4.578125]], [[0x7FF0000000000000]], [[-2.0]], [[0.0001220703125]]], [[[-2.40625]], [[-0.52783203125]], [[7.22265625]], [[0.58740234375]], [[-0.759765625]]], [[[0x7FF0000000000000]], [[1.0]], [[-1.8095703125]], [[0.0]], [[0x7FF0000000000000]]], [[[0.0001220703125]], [[-13.5703125]], [[11.6796875]], [[0.0001220703125]], [[2.0]]], [[[1.0]], [[-0.5244140625]], [[0.0]], [[-1.5537109375]], [[0x7FF0000000000000]]]]> : tensor<5x5x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x5x1x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi64>
    %v7 = stablehlo.constant dense<[[[[0]], [[4616840528938401792]], [[9218868437227405312]], [[-4611686018427387904]], [[4548635623644200960]]], [[[-4610771224753078272]], [[-4620442529030995968]], [[4619818006426419200]], [[4603466069498134528]], [[-4618353456938221568]]], [[[-4503599627370496]], [[4607182418800017408]], [[-4612543637497053184]], [[0]], [[9221120237041090560]]], [[[4548635623644200960]], [[-4599543012010229760]], [[4622764697588858880]], [[4548635623644200960]], [[4611686018427387904]]], [[[4607182418800017408]], [[-4620473315356573696]], [[0]], [[-4613695925682962432]], [[9218868437227405312]]]]> : tensor<5x5x1x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x5x1x1xi64>, tensor<5x5x1x1xi64>) -> tensor<5x5x1x1xi1>
    %v9 = stablehlo.constant dense<[[[[true]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[true]], [[false]], [[false]]]]> : tensor<5x5x1x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x5x1x1xi1>, tensor<5x5x1x1xi1>
    %v11 = stablehlo.constant dense<[[[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[true]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]]]> : tensor<5x5x1x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x5x1x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x5x1x1xi1>
    %v15 = stablehlo.constant dense<[[[[false]], [[false]], [[true]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[true]]]]> : tensor<5x5x1x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5x1x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x5x1x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x5x1x1xi1>
    %v20 = stablehlo.constant dense<[[[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[true]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]], [[[false]], [[false]], [[false]], [[false]], [[false]]]]> : tensor<5x5x1x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5x1x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<5x5x1x1xf64>, tensor<5x5x1x1xf64>) -> tensor<5x5x1x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<5x5x1x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<5x5x1x1xi1>
    check.expect_eq_const %v24, dense<true> : tensor<5x5x1x1xi1>
    func.return
  }
}
