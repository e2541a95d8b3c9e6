// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[-0.5, 0.0, 0.0, 0.0]> : tensor<4xf4E2M1FN>, dense<[[0.5, 0.0, -0.0, 0.5], [-0.0, 0.0, 0.0, 0.5], [0.0, -0.5, 0.5, 0.5], [0.0, -0.0, 0.0, 0.0]]> : tensor<4x4xf4E2M1FN>, dense<[-1.0, -1.0, 0.0, 0.5]> : tensor<4xf4E2M1FN>, dense<[[0.0, 0.0, -0.0, 0.0], [0.5, 0.0, -0.5, 0.0], [0.5, -0.0, -0.0, 0.0], [-0.0, 0.0, 0.0, 0.0]]> : tensor<4x4xf4E2M1FN>, dense<[-0.5, -1.0, 0.0, -0.5]> : tensor<4xf4E2M1FN>, dense<[[-0.5, 0.5, -0.0, -0.5], [0.0, -0.5, -0.5, 0.5], [0.5, -0.0, 0.0, 0.0], [0.0, 0.0, -0.0, -0.0]]> : tensor<4x4xf4E2M1FN>, dense<[-0.5, 1.0, 0.5, -1.0]> : tensor<4xf4E2M1FN>, dense<[[0.5, 0.5, 0.0, -0.5], [0.0, 0.5, 0.5, -0.0], [0.5, 0.0, -0.0, -0.0], [-0.5, 0.5, -0.5, -0.5]]> : tensor<4x4xf4E2M1FN>]'
// RUN: : @program
// chlo.broadcast_compare on f4E2M1FN, exact values
//   A: rank 1
//   E: f4E2M1FN
//   broadcast_dimensions: absent
//   comparison_direction: LE
//   compare_type: absent
//   B: more
//   B: alternative 1 (otherwise)
// legal 0 0: [true,true,true,true,true,true,true,true,true,false,true,true,true,true,true,true]
// legal 1 0: [true,true,true,false,true,true,false,false,true,true,true,false,true,true,true,false]
// legal 2 0: [true,true,true,true,true,true,false,true,true,true,true,true,true,true,true,true]
// legal 3 0: [true,false,false,true,true,false,true,true,true,false,false,true,true,false,false,true]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4xf4E2M1FN>, %arg1: tensor<4x4xf4E2M1FN>) -> tensor<4x4xi1> {
    %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LE>} : (tensor<4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> tensor<4x4xi1>
    return %0 : tensor<4x4xi1>
  }

  func.func @main(%input0: tensor<4xf4E2M1FN>, %input1: tensor<4x4xf4E2M1FN>, %input2: tensor<4xf4E2M1FN>, %input3: tensor<4x4xf4E2M1FN>, %input4: tensor<4xf4E2M1FN>, %input5: tensor<4x4xf4E2M1FN>, %input6: tensor<4xf4E2M1FN>, %input7: tensor<4x4xf4E2M1FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4xf4E2M1FN>, tensor<4x4xf4E2M1FN>, tensor<4xf4E2M1FN>, tensor<4x4xf4E2M1FN>) -> (tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>, tensor<4x4xi1>)
    check.expect_eq_const %r#0, dense<[[true, true, true, true], [true, true, true, true], [true, false, true, true], [true, true, true, true]]> : tensor<4x4xi1>
    check.expect_eq_const %r#1, dense<[[true, true, true, false], [true, true, false, false], [true, true, true, false], [true, true, true, false]]> : tensor<4x4xi1>
    check.expect_eq_const %r#2, dense<[[true, true, true, true], [true, true, false, true], [true, true, true, true], [true, true, true, true]]> : tensor<4x4xi1>
    check.expect_eq_const %r#3, dense<[[true, false, false, true], [true, false, true, true], [true, false, false, true], [true, false, false, true]]> : tensor<4x4xi1>
    func.return
  }
}
