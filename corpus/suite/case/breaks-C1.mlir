// RUN: not stablehlo-opt %s
// breaks case (C1)
//   0 < size(branches)

func.func @main(%arg0: tensor<i32>) {
  "stablehlo.case"(%arg0) : (tensor<i32>) -> ()
  return
}
