// RUN: not stablehlo-opt %s
// breaks case (I1)
//   type(index) = tensor<i32>

func.func @main(%arg0: tensor<i2>) {
  "stablehlo.case"(%arg0) ({
    stablehlo.return
  }) : (tensor<i2>) -> ()
  return
}
