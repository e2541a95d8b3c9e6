// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, true, true, true, true]> : tensor<5xi1>, dense<7> : tensor<i4>, dense<[[7, 2, 3, -3, -3], [-6, 4, 6, -4, -5], [-2, 3, -6, 5, 5], [-1, 7, 1, -6, 5]]> : tensor<4x5xi4>, dense<[false, true, true, true, false]> : tensor<5xi1>, dense<7> : tensor<i4>, dense<[[2, 5, 7, -4, 0], [6, -7, 5, 4, -3], [-3, -1, -6, 5, -5], [5, 2, -2, -6, -1]]> : tensor<4x5xi4>, dense<[true, true, false, true, false]> : tensor<5xi1>, dense<-8> : tensor<i4>, dense<[[-3, 0, -5, -6, -3], [-4, 0, 7, -5, 1], [2, 5, 4, 2, 5], [1, 4, -4, 1, -2]]> : tensor<4x5xi4>, dense<[false, true, false, true, true]> : tensor<5xi1>, dense<1> : tensor<i4>, dense<[[2, 6, 5, 0, -1], [4, -7, 3, -6, -4], [6, 6, 2, 5, 2], [2, -1, -2, 3, 1]]> : tensor<4x5xi4>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 1
//   m: low
//   E: i4
//   F: more
//   F: alternative 1 (otherwise)
// legal 0 0: [7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7,7]
// legal 1 0: [2,7,7,7,0,6,7,7,7,-3,-3,7,7,7,-5,5,7,7,7,-1]
// legal 2 0: [-8,-8,-5,-8,-3,-8,-8,7,-8,1,-8,-8,4,-8,5,-8,-8,-4,-8,-2]
// legal 3 0: [2,1,5,1,1,4,1,3,1,1,6,1,2,1,1,2,1,-2,1,1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xi1>, %arg1: tensor<i4>, %arg2: tensor<4x5xi4>) -> tensor<4x5xi4> {
    %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<5xi1>, tensor<i4>, tensor<4x5xi4>) -> tensor<4x5xi4>
    return %0 : tensor<4x5xi4>
  }

  func.func @main(%input0: tensor<5xi1>, %input1: tensor<i4>, %input2: tensor<4x5xi4>, %input3: tensor<5xi1>, %input4: tensor<i4>, %input5: tensor<4x5xi4>, %input6: tensor<5xi1>, %input7: tensor<i4>, %input8: tensor<4x5xi4>, %input9: tensor<5xi1>, %input10: tensor<i4>, %input11: tensor<4x5xi4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11) {programs = [[@program, @program], [@program, @program]]} : (tensor<5xi1>, tensor<i4>, tensor<4x5xi4>, tensor<5xi1>, tensor<i4>, tensor<4x5xi4>, tensor<5xi1>, tensor<i4>, tensor<4x5xi4>, tensor<5xi1>, tensor<i4>, tensor<4x5xi4>) -> (tensor<4x5xi4>, tensor<4x5xi4>, tensor<4x5xi4>, tensor<4x5xi4>)
    check.expect_eq_const %r#0, dense<7> : tensor<4x5xi4>
    check.expect_eq_const %r#1, dense<[[2, 7, 7, 7, 0], [6, 7, 7, 7, -3], [-3, 7, 7, 7, -5], [5, 7, 7, 7, -1]]> : tensor<4x5xi4>
    check.expect_eq_const %r#2, dense<[[-8, -8, -5, -8, -3], [-8, -8, 7, -8, 1], [-8, -8, 4, -8, 5], [-8, -8, -4, -8, -2]]> : tensor<4x5xi4>
    check.expect_eq_const %r#3, dense<[[2, 1, 5, 1, 1], [4, 1, 3, 1, 1], [6, 1, 2, 1, 1], [2, 1, -2, 1, 1]]> : tensor<4x5xi4>
    func.return
  }
}
