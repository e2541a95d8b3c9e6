// RUN: not stablehlo-opt %s
// breaks expect_eq (I1)
//   is_tensor(lhs) or is_token(lhs)

func.func @main(%arg0: tuple<>, %arg1: tuple<>) {
  "check.expect_eq"(%arg0, %arg1) : (tuple<>, tuple<>) -> ()
  return
}
