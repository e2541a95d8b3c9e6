func.func @main() {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %r = stablehlo.while(%i = %zero) : tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %n = stablehlo.add %i, %one : tensor<i32>
    %p = interpreter.probe %n, probe_id = "counted" : tensor<i32>
    interpreter.print %p : tensor<i32>
    stablehlo.return %p : tensor<i32>
  }
  check.expect_eq_const %r, dense<3> : tensor<i32>
  check.expect_serialized_eq %one, probe_id = "counted" : tensor<i32>
  check.expect_serialized_eq %three, probe_id = "counted", iter = 2 : tensor<i32>
  return
}
