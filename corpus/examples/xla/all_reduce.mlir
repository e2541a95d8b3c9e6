// AllReduce-1: two replicas, sum
func.func private @program(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.25]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@program], [@program]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[4.0, 7.75]> : tensor<2xf32>
  check.expect_eq_const %r#1, dense<[4.0, 7.75]> : tensor<2xf32>
  return
}

// -----

// AllReduce-2: a tuple is reduced element by element
func.func private @program(%a: tensor<1xf32>, %b: tensor<2xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
  %0:2 = "stablehlo.all_reduce"(%a, %b) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<1xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<2xf32>)
  return %0#0, %0#1 : tensor<1xf32>, tensor<2xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0]> : tensor<1xf32>
  %b0 = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0]> : tensor<1xf32>
  %b1 = stablehlo.constant dense<[10.0, 20.0]> : tensor<2xf32>
  %r:4 = "interpreter.run_parallel"(%a0, %b0, %a1, %b1) {programs = [[@program], [@program]]} : (tensor<1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) -> (tensor<1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[4.0]> : tensor<1xf32>
  check.expect_eq_const %r#1, dense<[12.0, 23.0]> : tensor<2xf32>
  check.expect_eq_const %r#2, dense<[4.0]> : tensor<1xf32>
  check.expect_eq_const %r#3, dense<[12.0, 23.0]> : tensor<2xf32>
  return
}
