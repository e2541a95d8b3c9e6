// RUN: not stablehlo-opt %s
// breaks collective_reduce (A2)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<complex<f16>>) -> tensor<complex<f32>> {
  %0 = "stablehlo.collective_reduce"(%arg0) <{use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
    stablehlo.return %1 : tensor<complex<f32>>
  }) : (tensor<complex<f16>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}
