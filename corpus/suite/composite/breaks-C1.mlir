// RUN: not stablehlo-opt %s
// breaks composite (C1)
//   is_namespaced_op_name(name)

func.func @main() {
  "stablehlo.composite"() <{name = "", decomposition = @callee, version = 2 : i32, composite_attributes = {}}> : () -> ()
  return
}
func.func private @callee() {
  return
}
