func.func @program(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}): (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>
  %a1 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi64>
  %0:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<4xi64>, tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>)
  check.expect_eq_const %0#0, dense<[6, 8, 10, 12]> : tensor<4xi64>
  check.expect_eq_const %0#1, dense<[6, 8, 10, 12]> : tensor<4xi64>
  func.return
}
