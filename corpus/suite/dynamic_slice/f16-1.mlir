// RUN: stablehlo-translate --interpret %s --args='[dense<[[-8.4609375, 12.0859375, 0.002456665, -0.13879395]]> : tensor<1x4xf16>, dense<1> : tensor<ui8>, dense<255> : tensor<ui8>]'
// RUN: : @program
// stablehlo.dynamic_slice on f16, special values
//   S: rank 2
//   S: has 1
//   E: f16
//   I: ui8
//   slice_sizes: low + 1
//   slice_sizes: high
// legal 0 0: [-0.1387939453125]

module {
func.func @program(%arg0: tensor<1x4xf16>, %arg1: tensor<ui8>, %arg2: tensor<ui8>) -> tensor<1x1xf16> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, %arg2, sizes = [1, 1] : (tensor<1x4xf16>, tensor<ui8>, tensor<ui8>) -> tensor<1x1xf16>
  return %0 : tensor<1x1xf16>
}

  func.func @main(%input0: tensor<1x4xf16>, %input1: tensor<ui8>, %input2: tensor<ui8>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<1x4xf16>, tensor<ui8>, tensor<ui8>) -> (tensor<1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf16>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-0.1387939453125> : tensor<1x1xf64>
    func.return
  }
}
