// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, 0.25]> : tensor<2xf8E4M3FN>, dense<1.0> : tensor<f8E4M3FN>, dense<[-0.5, 0.25]> : tensor<2xf8E4M3FN>, dense<0.0> : tensor<f8E4M3FN>, dense<[-0.75, 0.75]> : tensor<2xf8E4M3FN>, dense<0.0> : tensor<f8E4M3FN>, dense<[-0.5, -0.5]> : tensor<2xf8E4M3FN>, dense<0.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// chlo.broadcast_compare on f8E4M3FN, exact values
//   A: rank 1
//   m: low
//   E: f8E4M3FN
//   broadcast_dimensions: absent
//   comparison_direction: LE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [true,true]
// legal 1 0: [true,false]
// legal 2 0: [true,false]
// legal 3 0: [true,true]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<2xf8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<2xi1> {
    %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type FLOAT>} : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }

  func.func @main(%input0: tensor<2xf8E4M3FN>, %input1: tensor<f8E4M3FN>, %input2: tensor<2xf8E4M3FN>, %input3: tensor<f8E4M3FN>, %input4: tensor<2xf8E4M3FN>, %input5: tensor<f8E4M3FN>, %input6: tensor<2xf8E4M3FN>, %input7: tensor<f8E4M3FN>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>, tensor<2xf8E4M3FN>, tensor<f8E4M3FN>) -> (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>, tensor<2xi1>)
    check.expect_eq_const %r#0, dense<true> : tensor<2xi1>
    check.expect_eq_const %r#1, dense<[true, false]> : tensor<2xi1>
    check.expect_eq_const %r#2, dense<[true, false]> : tensor<2xi1>
    check.expect_eq_const %r#3, dense<true> : tensor<2xi1>
    func.return
  }
}
