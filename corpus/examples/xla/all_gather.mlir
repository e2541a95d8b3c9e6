// AllGather-1: two replicas
func.func private @program(%a: tensor<2xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.25]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  check.expect_eq_const %r#0, dense<[1.0, 2.5, 3.0, 5.25]> : tensor<4xf32>
  check.expect_eq_const %r#1, dense<[1.0, 2.5, 3.0, 5.25]> : tensor<4xf32>
  return
}

// -----

// AllGather-2: two groups, each among its own
func.func private @program(%a: tensor<2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %a1 = stablehlo.constant dense<[10, 11]> : tensor<2xi32>
  %a2 = stablehlo.constant dense<[20, 21]> : tensor<2xi32>
  %a3 = stablehlo.constant dense<[30, 31]> : tensor<2xi32>
  %r:4 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r#0, dense<[0, 1, 20, 21]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<[10, 11, 30, 31]> : tensor<4xi32>
  check.expect_eq_const %r#2, dense<[0, 1, 20, 21]> : tensor<4xi32>
  check.expect_eq_const %r#3, dense<[10, 11, 30, 31]> : tensor<4xi32>
  return
}

// -----

// AllGather-3: the order of a group is that of its results
func.func private @program(%a: tensor<2xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[2, 0], [3, 1]]> : tensor<2x2xi64>}> : (tensor<2xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %a1 = stablehlo.constant dense<[10, 11]> : tensor<2xi32>
  %a2 = stablehlo.constant dense<[20, 21]> : tensor<2xi32>
  %a3 = stablehlo.constant dense<[30, 31]> : tensor<2xi32>
  %r:4 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  check.expect_eq_const %r#0, dense<[20, 21, 0, 1]> : tensor<4xi32>
  check.expect_eq_const %r#1, dense<[30, 31, 10, 11]> : tensor<4xi32>
  check.expect_eq_const %r#2, dense<[20, 21, 0, 1]> : tensor<4xi32>
  check.expect_eq_const %r#3, dense<[30, 31, 10, 11]> : tensor<4xi32>
  return
}
