// RUN: not stablehlo-opt %s
// breaks composite (X1)
//   0 <= version

func.func @main() {
  "stablehlo.composite"() <{name = "chlo.other", decomposition = @callee, version = -1 : i32}> : () -> ()
  return
}
func.func private @callee() {
  return
}
