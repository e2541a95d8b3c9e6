// RUN: not stablehlo-opt %s
// breaks print (I1)
//   is_tensor(operand)

func.func @main(%arg0: !stablehlo.token) {
  "interpreter.print"(%arg0) : (!stablehlo.token) -> ()
  return
}
