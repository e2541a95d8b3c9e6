// RUN: not stablehlo-opt %s
// breaks all_gather (C6)
//   element_type(results...) = element_type(operands...) and (for k < size(operands): shape(results[k]) = replace(shape(operands[k]), all_gather_dim, dim(operands[k], all_gather_dim) * process_group_size)) where process_group_size = width_a(channel_id, use_global_device_ids, dim(replica_groups, 1))

func.func @main(%arg0: tensor<3xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_gather"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
