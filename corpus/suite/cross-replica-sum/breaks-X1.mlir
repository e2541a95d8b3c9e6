// RUN: not stablehlo-opt %s
// breaks cross-replica-sum (X1)
//   is_permutation(flat(replica_groups), range(num_replicas))

func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<> : tensor<0x2xi64>}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
