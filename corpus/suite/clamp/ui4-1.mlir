// RUN: stablehlo-translate --interpret %s --args='[dense<7> : tensor<ui4>, dense<2> : tensor<ui4>, dense<3> : tensor<ui4>, dense<4> : tensor<ui4>, dense<6> : tensor<ui4>, dense<5> : tensor<ui4>, dense<5> : tensor<ui4>, dense<5> : tensor<ui4>, dense<3> : tensor<ui4>]'
// RUN: : @program
// stablehlo.clamp on ui4, envelope values
//   S: rank 0
//   E: ui4
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [3]
// legal 1 0: [5]
// legal 2 0: [3]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<ui4>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<ui4> {
    %0 = stablehlo.clamp %arg0, %arg1, %arg2 : tensor<ui4>
    return %0 : tensor<ui4>
  }

  func.func @main(%input0: tensor<ui4>, %input1: tensor<ui4>, %input2: tensor<ui4>, %input3: tensor<ui4>, %input4: tensor<ui4>, %input5: tensor<ui4>, %input6: tensor<ui4>, %input7: tensor<ui4>, %input8: tensor<ui4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8) {programs = [[@program], [@program], [@program]]} : (tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>) -> (tensor<ui4>, tensor<ui4>, tensor<ui4>)
    check.expect_eq_const %r#0, dense<3> : tensor<ui4>
    check.expect_eq_const %r#1, dense<5> : tensor<ui4>
    check.expect_eq_const %r#2, dense<3> : tensor<ui4>
    func.return
  }
}
