// RUN: not stablehlo-opt %s
// breaks lapack_dorgqr_ffi (A1)
//   2 <= rank(a) and rank(taus) = rank(a) - 1

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x2xf64>, %arg1: tensor<f64>) -> tensor<2x2xf64> {
    %0 = "stablehlo.custom_call"(%arg0, %arg1) <{call_target_name = "lapack_dorgqr_ffi", mhlo.backend_config = {}, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> : (tensor<2x2xf64>, tensor<f64>) -> tensor<2x2xf64>
    return %0 : tensor<2x2xf64>
  }
}
