// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.9375, 0.49023438, -10.25, -2.140625], [-7.125, -3.34375, -8.0, -0.30859375], [1.8515625, 4.53125, -0.76953125, -1.28125], [-0.21875, -0.83203125, -0.15917969, -0.18164062]]> : tensor<4x4xbf16>, dense<[12.6875, -0.44726562, -1.6953125, -0.6015625]> : tensor<4xbf16>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on bf16, envelope values
//   B: rank 0
//   m: more
//   n: high
//   k: high
//   E: bf16
// legal 0 0: [[-20.25,-3.0625],[-35.0,198.0],[-944.0,612.0],[-165.0,249.0],[33.0,148.0],[-1416.0,252.0],[-4416.0,6784.0],[-1784.0,1192.0],[-38.0,-8.8125],[-62.0,370.0],[-1736.0,1176.0],[-318.0,458.0],[1.046875,4.5],[-44.0,7.5],[-142.0,205.0],[-53.25,40.75]]

module {
func.func @program(%arg0: tensor<4x4xbf16>, %arg1: tensor<4xbf16>) -> tensor<4x4xbf16> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<4x4xbf16>, tensor<4xbf16>) -> tensor<4x4xbf16>
  return %0 : tensor<4x4xbf16>
}

  func.func @main(%input0: tensor<4x4xbf16>, %input1: tensor<4xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x4xbf16>, tensor<4xbf16>) -> (tensor<4x4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4x4xbf16>) -> tensor<4x4xf64>
    %v1 = stablehlo.constant dense<[[-3.0625, 198.0, 612.0, 249.0], [148.0, 252.0, 6784.0, 1192.0], [-8.8125, 370.0, 1176.0, 458.0], [4.5, 7.5, 205.0, 40.75]]> : tensor<4x4xf64>
    %v2 = stablehlo.constant dense<[[-20.25, -35.0, -944.0, -165.0], [33.0, -1416.0, -4416.0, -1784.0], [-38.0, -62.0, -1736.0, -318.0], [1.046875, -44.0, -142.0, -53.25]]> : tensor<4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x4xi1>
    func.return
  }
}
