// RUN: not stablehlo-opt %s
// breaks expect_serialized_eq (A1)
//   0 <= iter

func.func @main(%arg0: tensor<3xui16>) {
  "check.expect_serialized_eq"(%arg0) <{probe_id = "", iter = -1 : i64}> : (tensor<3xui16>) -> ()
  return
}
