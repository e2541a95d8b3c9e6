// The sums stand in the first process of the group, 3; the others of the group have 0, and so has one of no group.
func.func @program(%a: tensor<2xi64>, %b: tensor<i8>) -> (tensor<2xi64>, tensor<i64>) {
  %0:2 = "stablehlo.collective_reduce"(%a, %b) <{replica_groups = dense<[[3, 0, 1]]> : tensor<1x3xi64>}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}) : (tensor<2xi64>, tensor<i8>) -> (tensor<2xi64>, tensor<i64>)
  return %0#0, %0#1 : tensor<2xi64>, tensor<i64>
}

func.func @main() {
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %b = stablehlo.constant dense<100> : tensor<i8>
  %0:8 = "interpreter.run_parallel"(%a, %b, %a, %b, %a, %b, %a, %b) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2xi64>, tensor<i8>, tensor<2xi64>, tensor<i8>, tensor<2xi64>, tensor<i8>, tensor<2xi64>, tensor<i8>) -> (tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>)
  check.expect_eq_const %0#0, dense<0> : tensor<2xi64>
  check.expect_eq_const %0#2, dense<0> : tensor<2xi64>
  check.expect_eq_const %0#4, dense<0> : tensor<2xi64>
  check.expect_eq_const %0#6, dense<[3, 6]> : tensor<2xi64>
  check.expect_eq_const %0#7, dense<300> : tensor<i64>
  func.return
}

// -----

// The root is an operand: member 2 of the group, which is process 1.
func.func @program(%a: tensor<i64>, %root: tensor<1xi32>) -> tensor<i64> {
  %0 = "stablehlo.collective_reduce"(%a, %root) <{replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, has_dynamic_root}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}) : (tensor<i64>, tensor<1xi32>) -> tensor<i64>
  return %0 : tensor<i64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<1> : tensor<i64>
  %a1 = stablehlo.constant dense<10> : tensor<i64>
  %a2 = stablehlo.constant dense<100> : tensor<i64>
  %root = stablehlo.constant dense<2> : tensor<1xi32>
  %0:3 = "interpreter.run_parallel"(%a0, %root, %a1, %root, %a2, %root) {programs = [[@program], [@program], [@program]]} : (tensor<i64>, tensor<1xi32>, tensor<i64>, tensor<1xi32>, tensor<i64>, tensor<1xi32>) -> (tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %0#0, dense<0> : tensor<i64>
  check.expect_eq_const %0#1, dense<111> : tensor<i64>
  check.expect_eq_const %0#2, dense<0> : tensor<i64>
  func.return
}
