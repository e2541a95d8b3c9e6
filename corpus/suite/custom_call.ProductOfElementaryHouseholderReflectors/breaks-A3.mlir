// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4x3x3xf16>, %arg1: tensor<3x3x1xf16>) -> tensor<3x4x3x3xf16> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<3x4x3x3xf16>, tensor<3x3x1xf16>) -> tensor<3x4x3x3xf16>
    return %0 : tensor<3x4x3x3xf16>
  }
}
