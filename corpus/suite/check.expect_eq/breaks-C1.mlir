// RUN: not stablehlo-opt %s
// breaks expect_eq (C1)
//   type(lhs) = type(rhs)

func.func @main(%arg0: tensor<f32>, %arg1: tuple<>) {
  "check.expect_eq"(%arg0, %arg1) : (tensor<f32>, tuple<>) -> ()
  return
}
