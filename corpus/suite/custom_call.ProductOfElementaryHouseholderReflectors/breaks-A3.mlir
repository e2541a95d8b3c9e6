// RUN: not stablehlo-opt %s
// breaks ProductOfElementaryHouseholderReflectors (A3)
//   shape(taus)[:-1] = shape(a)[:-2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x4x3xbf16>, %arg1: tensor<1x2xbf16>) -> tensor<2x4x3xbf16> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "ProductOfElementaryHouseholderReflectors"}> : (tensor<2x4x3xbf16>, tensor<1x2xbf16>) -> tensor<2x4x3xbf16>
    return %0 : tensor<2x4x3xbf16>
  }
}
