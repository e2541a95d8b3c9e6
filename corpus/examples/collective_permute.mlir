func.func @program(%a: tensor<2x2xi64>) -> tensor<2x2xi64> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %a1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %a2 = stablehlo.constant dense<[[9, 10], [11, 12]]> : tensor<2x2xi64>
  %0:3 = "interpreter.run_parallel"(%a0, %a1, %a2) {programs = [[@program], [@program], [@program]]} : (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %0#0, dense<0> : tensor<2x2xi64>
  check.expect_eq_const %0#1, dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  check.expect_eq_const %0#2, dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  func.return
}
