// RUN: not stablehlo-opt %s
// breaks while (C1)
//   type(cond) = (type(operand...)) -> (tensor<i1>)

func.func @main() {
  "stablehlo.while"() ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : () -> ()
  return
}
