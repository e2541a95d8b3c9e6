// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.1754944e-38], [0.0]]> : tensor<2x1xf32>, dense<> : tensor<0xf32>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on f32, special values
//   B: rank 0
//   m: more
//   n: low + 1
//   k: low
//   E: f32
// legal 0 0: [[0.9999985694885254,1.0000014305114746],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1xf32>, %arg1: tensor<0xf32>) -> tensor<2x1xf32> {
  %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<2x1xf32>, tensor<0xf32>) -> tensor<2x1xf32>
  return %0 : tensor<2x1xf32>
}

  func.func @main(%input0: tensor<2x1xf32>, %input1: tensor<0xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xf32>, tensor<0xf32>) -> (tensor<2x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf32>) -> tensor<2x1xf64>
    %v1 = stablehlo.constant dense<[[1.0000014305114746], [0.0]]> : tensor<2x1xf64>
    %v2 = stablehlo.constant dense<[[0.9999985694885254], [0.0]]> : tensor<2x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1xf64>, tensor<2x1xf64>) -> tensor<2x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<2x1xi1>
    func.return
  }
}
