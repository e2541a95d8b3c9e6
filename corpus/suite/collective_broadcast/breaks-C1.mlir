// RUN: not stablehlo-opt %s
// breaks collective_broadcast (C1)
//   is_unique(flat(replica_groups))

func.func @main(%arg0: tensor<4x1xui2>) -> tensor<4x1xui2> {
  %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> : (tensor<4x1xui2>) -> tensor<4x1xui2>
  return %0 : tensor<4x1xui2>
}
