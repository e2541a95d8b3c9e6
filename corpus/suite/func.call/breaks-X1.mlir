// RUN: not stablehlo-opt %s
// breaks call (X1)
//   type(operands...) = input_types(callee)

func.func @main() {
  "func.call"() <{callee = @callee}> : () -> ()
  return
}
func.func private @callee(%arg0: tensor<i1>) {
  return
}
