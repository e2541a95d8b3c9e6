// RUN: not stablehlo-opt %s
// breaks if (I1)
//   type(pred) = tensor<i1>

func.func @main(%arg0: tensor<i4>) {
  "stablehlo.if"(%arg0) ({
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i4>) -> ()
  return
}
