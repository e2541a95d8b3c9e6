func.func @program(%a: tensor<1x2xi64>) -> tensor<1x2xi64> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>}> : (tensor<1x2xi64>) -> tensor<1x2xi64>
  return %0 : tensor<1x2xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[[1, 2]]> : tensor<1x2xi64>
  %a1 = stablehlo.constant dense<[[3, 4]]> : tensor<1x2xi64>
  %a2 = stablehlo.constant dense<[[5, 6]]> : tensor<1x2xi64>
  %a3 = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi64>
  %0:4 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>, tensor<1x2xi64>)
  check.expect_eq_const %0#0, dense<0> : tensor<1x2xi64>
  check.expect_eq_const %0#1, dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq_const %0#2, dense<[[5, 6]]> : tensor<1x2xi64>
  check.expect_eq_const %0#3, dense<0> : tensor<1x2xi64>
  func.return
}
