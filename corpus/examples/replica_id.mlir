func.func @program() -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  return %0 : tensor<ui32>
}

func.func @main() {
  %0:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
  check.expect_eq_const %0#0, dense<0> : tensor<ui32>
  check.expect_eq_const %0#1, dense<0> : tensor<ui32>
  check.expect_eq_const %0#2, dense<1> : tensor<ui32>
  check.expect_eq_const %0#3, dense<1> : tensor<ui32>
  func.return
}
