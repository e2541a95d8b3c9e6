// RUN: not stablehlo-opt %s
// breaks scan (X9)
//   operandSegmentSizes = [size(inputs), size(inits)] and resultSegmentSizes = [size(outputs), size(carries)]

func.func @main(%arg0: tensor<0x3xf8E5M2FNUZ>, %arg1: tensor<1x3x3xi8>, %arg2: tensor<3x2xui16>, %arg3: tensor<bf16>) -> (tensor<3x3x2xui32>, tensor<4x3x2xui64>, tensor<3x2xui16>, tensor<bf16>) {
  %0, %1, %2, %3 = "chlo.scan"(%arg0, %arg1, %arg2, %arg3) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%4: tensor<0xf8E5M2FNUZ>, %5: tensor<1x3xi8>, %6: tensor<3x2xui16>, %7: tensor<bf16>):
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xui32>}> : () -> tensor<3x2xui32>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<4x2xui64>}> : () -> tensor<4x2xui64>
    stablehlo.return %8, %9, %6, %7 : tensor<3x2xui32>, tensor<4x2xui64>, tensor<3x2xui16>, tensor<bf16>
  }) : (tensor<0x3xf8E5M2FNUZ>, tensor<1x3x3xi8>, tensor<3x2xui16>, tensor<bf16>) -> (tensor<3x3x2xui32>, tensor<4x3x2xui64>, tensor<3x2xui16>, tensor<bf16>)
  return %0, %1, %2, %3 : tensor<3x3x2xui32>, tensor<4x3x2xui64>, tensor<3x2xui16>, tensor<bf16>
}
