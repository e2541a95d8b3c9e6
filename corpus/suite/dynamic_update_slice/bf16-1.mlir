// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.67578125]]> : tensor<1x1xbf16>, dense<0> : tensor<i8>, dense<1> : tensor<i8>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on bf16, special values
//   S: rank 2
//   S: has 1
//   U: low
//   U: low + 1
//   U: high
//   E: bf16
//   I: i8
// legal 0 0: [-0.67578125]

module {
func.func @program(%arg0: tensor<1x1xbf16>, %arg1: tensor<i8>, %arg2: tensor<i8>) -> tensor<1x1xbf16> {
  %0 = stablehlo.constant dense<> : tensor<0x1xbf16>
  %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg1, %arg2 : (tensor<1x1xbf16>, tensor<0x1xbf16>, tensor<i8>, tensor<i8>) -> tensor<1x1xbf16>
  return %1 : tensor<1x1xbf16>
}

  func.func @main(%input0: tensor<1x1xbf16>, %input1: tensor<i8>, %input2: tensor<i8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x1xbf16>, tensor<i8>, tensor<i8>) -> (tensor<1x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xbf16>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-0.67578125> : tensor<1x1xf64>
    func.return
  }
}
