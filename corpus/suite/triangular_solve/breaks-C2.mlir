// RUN: not stablehlo-opt %s
// breaks triangular_solve (C2)
//   2 <= rank(a) = rank(b)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<2xbf16>) -> tensor<2xbf16> {
    %0 = "stablehlo.triangular_solve"(%arg0, %arg1) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
    return %0 : tensor<2xbf16>
  }
}
