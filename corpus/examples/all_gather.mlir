func.func @program(%a: tensor<2x2xi64>) -> tensor<2x4xi64> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>) -> tensor<2x4xi64>
  return %0 : tensor<2x4xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>
  %a1 = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi64>
  %0:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x4xi64>, tensor<2x4xi64>)
  check.expect_eq_const %0#0, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64>
  check.expect_eq_const %0#1, dense<[[1, 2, 5, 6], [3, 4, 7, 8]]> : tensor<2x4xi64>
  func.return
}
