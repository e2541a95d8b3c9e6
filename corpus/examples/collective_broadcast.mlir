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

// -----

// Each operand has a root of its own: the first comes from member 1 of the group, which is process 0, the second from
// member 0, process 2.
func.func @program(%a: tensor<i64>, %b: tensor<2xi8>, %roots: tensor<2xi32>) -> (tensor<i64>, tensor<2xi8>) {
  %0:2 = "stablehlo.collective_broadcast"(%a, %b, %roots) <{replica_groups = dense<[[2, 0]]> : tensor<1x2xi64>, has_dynamic_root}> : (tensor<i64>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i64>, tensor<2xi8>)
  return %0#0, %0#1 : tensor<i64>, tensor<2xi8>
}

func.func @main() {
  %a0 = stablehlo.constant dense<10> : tensor<i64>
  %a1 = stablehlo.constant dense<11> : tensor<i64>
  %a2 = stablehlo.constant dense<12> : tensor<i64>
  %b0 = stablehlo.constant dense<[1, 2]> : tensor<2xi8>
  %b1 = stablehlo.constant dense<[3, 4]> : tensor<2xi8>
  %b2 = stablehlo.constant dense<[5, 6]> : tensor<2xi8>
  %roots = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %0:6 = "interpreter.run_parallel"(%a0, %b0, %roots, %a1, %b1, %roots, %a2, %b2, %roots) {programs = [[@program], [@program], [@program]]} : (tensor<i64>, tensor<2xi8>, tensor<2xi32>, tensor<i64>, tensor<2xi8>, tensor<2xi32>, tensor<i64>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i64>, tensor<2xi8>, tensor<i64>, tensor<2xi8>, tensor<i64>, tensor<2xi8>)
  check.expect_eq_const %0#0, dense<10> : tensor<i64>
  check.expect_eq_const %0#1, dense<[5, 6]> : tensor<2xi8>
  check.expect_eq_const %0#2, dense<0> : tensor<i64>
  check.expect_eq_const %0#3, dense<0> : tensor<2xi8>
  check.expect_eq_const %0#4, dense<10> : tensor<i64>
  check.expect_eq_const %0#5, dense<[5, 6]> : tensor<2xi8>
  func.return
}
