// RUN: not stablehlo-opt %s
// breaks expect_serialized_eq (I1)
//   is_tensor(expected)

func.func @main(%arg0: !stablehlo.token) {
  "check.expect_serialized_eq"(%arg0) <{probe_id = "two \22words\22"}> : (!stablehlo.token) -> ()
  return
}
