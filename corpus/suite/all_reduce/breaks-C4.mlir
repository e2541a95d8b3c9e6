// RUN: not stablehlo-opt %s
// breaks all_reduce (C4)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %0 = "stablehlo.all_reduce"(%arg0) <{use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
    stablehlo.return %1 : tensor<complex<f32>>
  }) : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return %0 : tensor<3xcomplex<f32>>
}
