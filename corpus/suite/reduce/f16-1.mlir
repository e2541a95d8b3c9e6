// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[6.1035156e-05], [-6.1035156e-05]], [[65504.0], [2.6367188]], [[6.1035156e-05], [3.2109375]], [[3.2734375], [-6.78125]], [[-1.6855469], [-6.097555e-05]]], [[[0x7E00], [0.0]], [[-7.1132812], [4.3164062]], [[-2.1289062], [-7.8632812]], [[-0.0], [-0.33496094]], [[1.0039062], [-65504.0]]], [[[4.0195312], [-1.0]], [[-1.1943359], [-7.3867188]], [[-2.0488281], [-65504.0]], [[-1.1210938], [1.8476562]], [[0.7714844], [-0.0]]]]> : tensor<3x5x2x1xf16>, dense<[[[[7], [2]], [[2147483648], [4294967287]], [[0], [9]], [[4294967291], [2147483647]], [[1073741824], [1073741824]]], [[[1], [4294967287]], [[2], [4294967288]], [[8], [4294967295]], [[4294967295], [9]], [[2], [4294967288]]], [[[2147483647], [2147483648]], [[4294967290], [4294967292]], [[4294967290], [4294967295]], [[4294967295], [0]], [[9], [4294967289]]]]> : tensor<3x5x2x1xui32>]'
// RUN: : @program
// stablehlo.reduce on f16, special values
//   D: rank 2
//   S: rank 2
//   S: has 1
//   E: ui32
//   E: f16
//   F: ui32
//   F: f16
//   dimensions: unordered
// legal 0 0: [null,null,null]
// legal 0 1: [4294967295,4294967295,4294967295]
// legal 0 2: [65504.0,"nan",4.01953125]

module {
func.func @program(%arg0: tensor<3x5x2x1xf16>, %arg1: tensor<3x5x2x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xf16>) {
  %0 = stablehlo.constant dense<0xFC00> : tensor<f16>
  %1 = stablehlo.constant dense<0> : tensor<ui32>
  %2 = stablehlo.constant dense<0> : tensor<ui32>
  %3, %4, %5 = stablehlo.reduce(%arg0 init: %0), (%arg1 init: %1), (%arg1 init: %2) across dimensions = [2, 1] : (tensor<3x5x2x1xf16>, tensor<3x5x2x1xui32>, tensor<3x5x2x1xui32>, tensor<f16>, tensor<ui32>, tensor<ui32>) -> (tensor<3x1xf16>, tensor<3x1xui32>, tensor<3x1xui32>) reducer(%6: tensor<f16>, %9: tensor<f16>) (%7: tensor<ui32>, %10: tensor<ui32>) (%8: tensor<ui32>, %11: tensor<ui32>) {
    %12 = stablehlo.maximum %6, %9 : tensor<f16>
    %13 = stablehlo.or %7, %10 : tensor<ui32>
    %14 = stablehlo.add %8, %11 : tensor<ui32>
    stablehlo.return %12, %13, %14 : tensor<f16>, tensor<ui32>, tensor<ui32>
  }
  return %5, %4, %3 : tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xf16>
}

  func.func @main(%input0: tensor<3x5x2x1xf16>, %input1: tensor<3x5x2x1xui32>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<3x5x2x1xf16>, tensor<3x5x2x1xui32>) -> (tensor<3x1xui32>, tensor<3x1xui32>, tensor<3x1xf16>)
    %v0 = stablehlo.constant dense<4294967295> : tensor<3x1xui32>
    %v1 = stablehlo.constant dense<0> : tensor<3x1xui32>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x1xi1>
    %v5 = stablehlo.constant dense<true> : tensor<3x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x1xi1>
    check.expect_eq_const %r#1, dense<4294967295> : tensor<3x1xui32>
    %v7 = stablehlo.convert %r#2 : (tensor<3x1xf16>) -> tensor<3x1xf64>
    %v8 = stablehlo.constant dense<[[65504.0], [0xFFF0000000000000], [4.01953125]]> : tensor<3x1xf64>
    %v9 = stablehlo.constant dense<[[65504.0], [0x7FF0000000000000], [4.01953125]]> : tensor<3x1xf64>
    %v10 = stablehlo.compare GE, %v7, %v9, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v11 = stablehlo.compare LE, %v7, %v8, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v12 = stablehlo.and %v10, %v11 : tensor<3x1xi1>
    %v13 = stablehlo.constant dense<[[false], [true], [false]]> : tensor<3x1xi1>
    %v14 = stablehlo.compare NE, %v7, %v7, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %v15 = stablehlo.and %v14, %v13 : tensor<3x1xi1>
    %v16 = stablehlo.or %v12, %v15 : tensor<3x1xi1>
    check.expect_eq_const %v16, dense<true> : tensor<3x1xi1>
    func.return
  }
}
