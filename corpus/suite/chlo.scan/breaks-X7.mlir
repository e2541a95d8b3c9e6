// RUN: not stablehlo-opt %s
// breaks scan (X7)
//   input_types(body) = [tensor<shape(x) without dimension x element_type(x)> for x in inputs] ++ type(inits...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2x2x2xcomplex<f32>>) -> tensor<3x2x3x2xbf16> {
    %0 = "chlo.scan"(%arg0) <{dimension = 3 : i64, is_associative = true, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
      %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3x2x3xbf16>}> : () -> tensor<3x2x3xbf16>
      stablehlo.return %1 : tensor<3x2x3xbf16>
    }) : (tensor<3x2x2x2xcomplex<f32>>) -> tensor<3x2x3x2xbf16>
    return %0 : tensor<3x2x3x2xbf16>
  }
}
