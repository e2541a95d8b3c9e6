// RUN: stablehlo-translate --interpret %s --args='[dense<0x7E00> : tensor<f16>, dense<[6.1035156e-05, 0x7C00, 0x7E00, 0.8725586, -0.5]> : tensor<5xf16>, dense<[0.43237305, 2.3808594, 0x7E00, 0xFC00, 0x7E00]> : tensor<5xf16>]'
// RUN: : @program
// stablehlo.clamp on f16, special values
//   S: rank 1
//   E: f16
//   L: alternative 1
//   H: alternative 2
// legal 0 0: ["nan","nan","nan","nan","nan"]

module {
func.func @program(%arg0: tensor<f16>, %arg1: tensor<5xf16>, %arg2: tensor<5xf16>) -> tensor<5xf16> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg2 : (tensor<f16>, tensor<5xf16>, tensor<5xf16>) -> tensor<5xf16>
  return %0 : tensor<5xf16>
}

  func.func @main(%input0: tensor<f16>, %input1: tensor<5xf16>, %input2: tensor<5xf16>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<f16>, tensor<5xf16>, tensor<5xf16>) -> (tensor<5xf16>)
    %v0 = stablehlo.convert %r : (tensor<5xf16>) -> tensor<5xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5xi1>
    %v6 = stablehlo.constant dense<true> : tensor<5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<5xi1>
    func.return
  }
}
