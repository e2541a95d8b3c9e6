// RUN: stablehlo-translate --interpret %s --args='[dense<[-4.765752e-10, -15728640.0, -1019215872.0, -1.0244548e-07]> : tensor<4xbf16>, dense<[-14.0, -1.25, -0.0048828125, 14.0]> : tensor<4xf8E5M2FNUZ>, dense<[3.3895314e+38, 0xFF80, -0.65234375, -5.90625]> : tensor<4xbf16>, dense<[-0.9375, -3.0, -0.9375, 2.5]> : tensor<4xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.map on bf16, special values
//   S: rank 1
//   E: bf16
//   E: f8E4M3B11FNUZ
//   E: f8E5M2FNUZ
//   F: bf16
// legal 0 0: [4.0,4.0,4.0,4.0]

module {
func.func @program(%arg0: tensor<4xbf16>, %arg1: tensor<4xf8E5M2FNUZ>, %arg2: tensor<4xbf16>, %arg3: tensor<4xf8E4M3B11FNUZ>) -> tensor<4xbf16> {
  %0 = "stablehlo.map"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64: 0>}> ({
  ^bb0(%1: tensor<bf16>, %2: tensor<f8E5M2FNUZ>, %3: tensor<bf16>, %4: tensor<f8E4M3B11FNUZ>):
    %5 = stablehlo.constant dense<-2.0> : tensor<bf16>
    %6 = stablehlo.multiply %5, %5 : tensor<bf16>
    stablehlo.return %6 : tensor<bf16>
  }) : (tensor<4xbf16>, tensor<4xf8E5M2FNUZ>, tensor<4xbf16>, tensor<4xf8E4M3B11FNUZ>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

  func.func @main(%input0: tensor<4xbf16>, %input1: tensor<4xf8E5M2FNUZ>, %input2: tensor<4xbf16>, %input3: tensor<4xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2, %input3) : (tensor<4xbf16>, tensor<4xf8E5M2FNUZ>, tensor<4xbf16>, tensor<4xf8E4M3B11FNUZ>) -> (tensor<4xbf16>)
    %v0 = stablehlo.convert %r : (tensor<4xbf16>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<4xf64>
    func.return
  }
}
