// RUN: not stablehlo-opt %s
// breaks all_to_all (C6)
//   size(replica_groups) = ids_b(channel_id)

func.func @main(%arg0: tensor<3xi16>) -> tensor<3xi16> {
  %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, split_count = 1 : i64, replica_groups = dense<> : tensor<0x2xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3xi16>) -> tensor<3xi16>
  return %0 : tensor<3xi16>
}
