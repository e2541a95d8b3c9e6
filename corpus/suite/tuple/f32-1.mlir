// RUN: stablehlo-translate --interpret %s --args='[dense<[0xFFC00000, -0.77610874, 1.1754944e-38]> : tensor<3xf32>, dense<0.93878096> : tensor<f32>]'
// RUN: : @program
// stablehlo.tuple on f32, special values
//   T: tensor
// legal 0 0: ["nan",-0.7761087417602539,1.1754943508222875e-38]

module {
func.func @program(%arg0: tensor<3xf32>, %arg1: tensor<f32>) -> tensor<3xf32> {
  %0 = stablehlo.tuple %arg0, %arg1 : tuple<tensor<3xf32>, tensor<f32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<3xf32>, tensor<f32>>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}

  func.func @main(%input0: tensor<3xf32>, %input1: tensor<f32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xf32>, tensor<f32>) -> (tensor<3xf32>)
    %v0 = stablehlo.convert %r : (tensor<3xf32>) -> tensor<3xf64>
    %v1 = stablehlo.constant dense<[0xFFF0000000000000, -0.7761087417602539, 1.1754943508222875e-38]> : tensor<3xf64>
    %v2 = stablehlo.constant dense<[0x7FF0000000000000, -0.7761087417602539, 1.1754943508222875e-38]> : tensor<3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3xi1>
    %v6 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<3xi1>
    func.return
  }
}
