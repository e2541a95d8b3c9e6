// RUN: not stablehlo-opt %s
// breaks all_to_all (C3)
//   for t in operands: 0 <= concat_dimension < rank(t)

func.func @main(%arg0: tensor<3xi2>) -> tensor<3xi2> {
  %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, split_dimension = 0 : i64, concat_dimension = 1 : i64}> : (tensor<3xi2>) -> tensor<3xi2>
  return %0 : tensor<3xi2>
}
