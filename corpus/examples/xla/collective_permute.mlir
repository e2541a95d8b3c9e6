// CollectivePermute-1: zeros where nothing is sent to; a pair may be of one replica
func.func private @program(%a: tensor<1xi32>) -> tensor<1xi32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [1, 2], [3, 3]]> : tensor<3x2xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %a1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %a2 = stablehlo.constant dense<[3]> : tensor<1xi32>
  %a3 = stablehlo.constant dense<[4]> : tensor<1xi32>
  %r:4 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>)
  check.expect_eq_const %r#0, dense<[0]> : tensor<1xi32>
  check.expect_eq_const %r#1, dense<[1]> : tensor<1xi32>
  check.expect_eq_const %r#2, dense<[2]> : tensor<1xi32>
  check.expect_eq_const %r#3, dense<[4]> : tensor<1xi32>
  return
}
