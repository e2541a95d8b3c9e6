// ReduceScatter-1: two replicas, sum
func.func private @program(%a: tensor<2xf32>) -> tensor<1xf32> {
  %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.25]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.25]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<[4.0]> : tensor<1xf32>
  check.expect_eq_const %r#1, dense<[7.5]> : tensor<1xf32>
  return
}

// -----

// ReduceScatter-2: the first of the group gets the first block
func.func private @program(%a: tensor<2xf32>) -> tensor<1xf32> {
  %0 = "stablehlo.reduce_scatter"(%a) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.25]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.25]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<1xf32>)
  check.expect_eq_const %r#0, dense<[7.5]> : tensor<1xf32>
  check.expect_eq_const %r#1, dense<[4.0]> : tensor<1xf32>
  return
}
