// ReplicaId-1: one replica
func.func @main() {
  %0 = stablehlo.replica_id : tensor<ui32>
  check.expect_eq_const %0, dense<0> : tensor<ui32>
  return
}
