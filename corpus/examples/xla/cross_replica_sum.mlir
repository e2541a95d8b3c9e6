// CrossReplicaSum-1: two replicas, which are one group
func.func private @CrossReplicaSum(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.25]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@CrossReplicaSum], [@CrossReplicaSum]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[4.0, 7.75]> : tensor<2xf32>
  check.expect_eq_const %r#1, dense<[4.0, 7.75]> : tensor<2xf32>
  return
}

// -----

// CrossReplicaSum-2: 5.1 is no binary fraction
func.func private @CrossReplicaSum(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 2.5]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[3.0, 5.1]> : tensor<2xf32>
  %r:2 = "interpreter.run_parallel"(%a0, %a1) {programs = [[@CrossReplicaSum], [@CrossReplicaSum]]} : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %r#0, dense<[4.0, 7.6]> : tensor<2xf32>
  check.expect_almost_eq_const %r#1, dense<[4.0, 7.6]> : tensor<2xf32>
  return
}

// -----

// CrossReplicaSum-3: the groups 0, 1, 2, 3, 0, 1, 2, 3 of eight replicas
func.func private @CrossReplicaSum(%operand: tensor<2xf32>) -> tensor<2xf32> {
  %0 = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %w = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %w : tensor<f32>
  }) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

func.func @main() {
  %a0 = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>
  %a1 = stablehlo.constant dense<[2.0, 1.0]> : tensor<2xf32>
  %a2 = stablehlo.constant dense<[4.0, 2.0]> : tensor<2xf32>
  %a3 = stablehlo.constant dense<[8.0, 3.0]> : tensor<2xf32>
  %a4 = stablehlo.constant dense<[16.0, 4.0]> : tensor<2xf32>
  %a5 = stablehlo.constant dense<[32.0, 5.0]> : tensor<2xf32>
  %a6 = stablehlo.constant dense<[64.0, 6.0]> : tensor<2xf32>
  %a7 = stablehlo.constant dense<[128.0, 7.0]> : tensor<2xf32>
  %r:8 = "interpreter.run_parallel"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7) {programs = [[@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum], [@CrossReplicaSum]]} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %r#0, dense<[17.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %r#1, dense<[34.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %r#2, dense<[68.0, 8.0]> : tensor<2xf32>
  check.expect_eq_const %r#3, dense<[136.0, 10.0]> : tensor<2xf32>
  check.expect_eq_const %r#4, dense<[17.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %r#5, dense<[34.0, 6.0]> : tensor<2xf32>
  check.expect_eq_const %r#6, dense<[68.0, 8.0]> : tensor<2xf32>
  check.expect_eq_const %r#7, dense<[136.0, 10.0]> : tensor<2xf32>
  return
}
