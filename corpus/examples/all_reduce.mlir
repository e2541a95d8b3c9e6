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

// -----

// Groups of different sizes: -1 fills up the shorter one.
func.func @program(%a: tensor<2xi64>) -> tensor<2xi64> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[2, 0], [1, -1]]> : tensor<2x2xi64>}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}): (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %a1 = stablehlo.constant dense<[10, 20]> : tensor<2xi64>
  %a2 = stablehlo.constant dense<[100, 200]> : tensor<2xi64>
  %0:3 = "interpreter.run_parallel"(%a0, %a1, %a2) {programs = [[@program], [@program], [@program]]} : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>)
  check.expect_eq_const %0#0, dense<[101, 202]> : tensor<2xi64>
  check.expect_eq_const %0#1, dense<[10, 20]> : tensor<2xi64>
  check.expect_eq_const %0#2, dense<[101, 202]> : tensor<2xi64>
  func.return
}

// -----

// A mesh of 2 x 2 processes: those that differ in "x" alone, 0 with 2 and 1 with 3, make up a group.
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @program(%a: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
^bb0(%x: tensor<i64>, %y: tensor<i64>):
  %s = stablehlo.add %x, %y : tensor<i64>
  stablehlo.return %s : tensor<i64>
}): (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

func.func @main() {
  %a0 = stablehlo.constant dense<1> : tensor<i64>
  %a1 = stablehlo.constant dense<10> : tensor<i64>
  %a2 = stablehlo.constant dense<100> : tensor<i64>
  %a3 = stablehlo.constant dense<1000> : tensor<i64>
  %0:4 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
  check.expect_eq_const %0#0, dense<101> : tensor<i64>
  check.expect_eq_const %0#1, dense<1010> : tensor<i64>
  check.expect_eq_const %0#2, dense<101> : tensor<i64>
  check.expect_eq_const %0#3, dense<1010> : tensor<i64>
  func.return
}
