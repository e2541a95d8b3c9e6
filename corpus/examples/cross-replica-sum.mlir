func.func @program(%a: tensor<2xi64>) -> tensor<2xi64> {
  %0 = "stablehlo.cross-replica-sum"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %a1 = stablehlo.constant dense<[30, -40]> : tensor<2xi64>
  %0:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %0#0, dense<[31, -38]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<[31, -38]> : tensor<2xi64>
  func.return
}
