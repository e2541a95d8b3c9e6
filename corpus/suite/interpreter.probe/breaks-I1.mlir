// RUN: not stablehlo-opt %s
// breaks probe (I1)
//   is_tensor(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
    %0 = "interpreter.probe"(%arg0) <{probe_id = ""}> : (!stablehlo.token) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
