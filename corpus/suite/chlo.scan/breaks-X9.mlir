// RUN: not stablehlo-opt %s
// breaks scan (X9)
//   operandSegmentSizes = [size(inputs), size(inits)] and resultSegmentSizes = [size(outputs), size(carries)]

func.func @main(%arg0: tensor<0x3xf8E8M0FNU>, %arg1: tensor<1x3x3xi8>, %arg2: tensor<3x2xui64>, %arg3: tensor<f8E5M2>) -> (tensor<3x3x2xui8>, tensor<4x3x2xui4>, tensor<3x2xui64>, tensor<f8E5M2>) {
  %0, %1, %2, %3 = "chlo.scan"(%arg0, %arg1, %arg2, %arg3) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%4: tensor<0xf8E8M0FNU>, %5: tensor<1x3xi8>, %6: tensor<3x2xui64>, %7: tensor<f8E5M2>):
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<3x2xui8>}> : () -> tensor<3x2xui8>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<4x2xui4>}> : () -> tensor<4x2xui4>
    stablehlo.return %8, %9, %6, %7 : tensor<3x2xui8>, tensor<4x2xui4>, tensor<3x2xui64>, tensor<f8E5M2>
  }) : (tensor<0x3xf8E8M0FNU>, tensor<1x3x3xi8>, tensor<3x2xui64>, tensor<f8E5M2>) -> (tensor<3x3x2xui8>, tensor<4x3x2xui4>, tensor<3x2xui64>, tensor<f8E5M2>)
  return %0, %1, %2, %3 : tensor<3x3x2xui8>, tensor<4x3x2xui4>, tensor<3x2xui64>, tensor<f8E5M2>
}
