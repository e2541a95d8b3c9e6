// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.9375, 0.49023438, -10.25, -2.140625], [-7.125, -3.34375, -8.0, -0.30859375], [1.8515625, 4.53125, -0.76953125, -1.28125], [-0.21875, -0.83203125, -0.15917969, -0.18164062]]> : tensor<4x4xbf16>, dense<[12.6875, -0.44726562, -1.6953125, -0.6015625]> : tensor<4xbf16>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on bf16, envelope values
//   B: rank 0
//   m: more
//   n: high
//   k: high
//   E: bf16
// legal 0 0: [[-20.25,-3.125],[-30.0,194.0],[-896.0,560.0],[-153.0,238.0],[33.0,148.0],[-1384.0,216.0],[-4000.0,6368.0],[-1704.0,1088.0],[-38.0,-8.8125],[-55.0,362.0],[-1648.0,1088.0],[-296.0,440.0],[1.046875,4.5],[-43.25,6.625],[-130.0,194.0],[-51.25,38.5]]

module {
func.func @program(%arg0: tensor<4x4xbf16>, %arg1: tensor<4xbf16>) -> tensor<4x4xbf16> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<4x4xbf16>, tensor<4xbf16>) -> tensor<4x4xbf16>
  return %0 : tensor<4x4xbf16>
}

  func.func @main(%input0: tensor<4x4xbf16>, %input1: tensor<4xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4xbf16>, tensor<4xbf16>) -> (tensor<4x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x4xbf16>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[-3.125, 194.0, 560.0, 238.0], [148.0, 216.0, 6368.0, 1088.0], [-8.8125, 362.0, 1088.0, 440.0], [4.5, 6.625, 194.0, 38.5]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[-20.25, -30.0, -896.0, -153.0], [33.0, -1384.0, -4000.0, -1704.0], [-38.0, -55.0, -1648.0, -296.0], [1.046875, -43.25, -130.0, -51.25]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x4xi1>
    func.return
  }
}
