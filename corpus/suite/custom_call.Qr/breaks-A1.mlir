// RUN: not stablehlo-opt %s
// breaks Qr (A1)
//   2 <= rank(a)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xcomplex<f16>>) -> (tensor<3xcomplex<f16>>, tensor<3xcomplex<f16>>) {
    %0, %1 = "stablehlo.custom_call"(%arg0) <{call_target_name = "Qr"}> : (tensor<3xcomplex<f16>>) -> (tensor<3xcomplex<f16>>, tensor<3xcomplex<f16>>)
    return %0, %1 : tensor<3xcomplex<f16>>, tensor<3xcomplex<f16>>
  }
}
