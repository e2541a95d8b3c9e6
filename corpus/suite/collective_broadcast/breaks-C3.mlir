// RUN: not stablehlo-opt %s
// breaks collective_broadcast (C3)
//   not has_dynamic_root => size(operands) >= 1

func.func @main() {
  "stablehlo.collective_broadcast"() <{replica_groups = dense<> : tensor<0x2xi64>}> : () -> ()
  return
}
