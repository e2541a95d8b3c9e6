// RUN: not stablehlo-opt %s
// breaks scan (X8)
//   output_types(body) = [tensor<shape(y) without dimension x element_type(y)> for y in outputs] ++ type(inits...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x2x4xui64>, %arg1: tensor<2x2x4xf8E5M2FNUZ>, %arg2: tensor<2x3x4xi16>) -> tensor<3x2x4xi8> {
    %0 = "chlo.scan"(%arg0, %arg1, %arg2) <{dimension = 2 : i64, scan_dim_size = 4 : i64, operandSegmentSizes = array<i32: 3, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
    ^bb0(%1: tensor<1x2xui64>, %2: tensor<2x2xf8E5M2FNUZ>, %3: tensor<2x3xi16>):
      stablehlo.return
    }) : (tensor<1x2x4xui64>, tensor<2x2x4xf8E5M2FNUZ>, tensor<2x3x4xi16>) -> tensor<3x2x4xi8>
    return %0 : tensor<3x2x4xi8>
  }
}
