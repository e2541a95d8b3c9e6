func.func @program(%a: tensor<2x4xi64>) -> tensor<2x2xi64> {
  %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}): (tensor<2x4xi64>) -> tensor<2x2xi64>
  return %0 : tensor<2x2xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : tensor<2x4xi64>
  %a1 = stablehlo.constant dense<[[9, 10, 11, 12], [13, 14, 15, 16]]> : tensor<2x4xi64>
  %0:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2x4xi64>, tensor<2x4xi64>) -> (tensor<2x2xi64>, tensor<2x2xi64>)
  check.expect_eq_const %0#0, dense<[[10, 12], [18, 20]]> : tensor<2x2xi64>
  check.expect_eq_const %0#1, dense<[[14, 16], [22, 24]]> : tensor<2x2xi64>
  func.return
}
