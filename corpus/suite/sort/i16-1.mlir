// RUN: stablehlo-translate --interpret %s --args='[dense<[-4, 6, -2]> : tensor<3xi16>, dense<[5, -5, 9]> : tensor<3xi16>, dense<[9, 3, -5]> : tensor<3xi16>]'
// RUN: : @program
// stablehlo.sort on i16, envelope values
//   N: low
//   S: rank 1
//   E: i16
//   dimension: low
//   is_stable: true
// legal 0 0: [6,-2,-4]
// legal 1 0: [9,5,-5]
// legal 2 0: [9,3,-5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<3xi16>) -> tensor<3xi16> {
    %0 = "stablehlo.sort"(%arg0) <{is_stable = true}> ({
    ^bb0(%1: tensor<i16>, %2: tensor<i16>):
      %3 = stablehlo.compare GT, %1, %2 : (tensor<i16>, tensor<i16>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<3xi16>) -> tensor<3xi16>
    return %0 : tensor<3xi16>
  }

  func.func @main(%input0: tensor<3xi16>, %input1: tensor<3xi16>, %input2: tensor<3xi16>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>) -> (tensor<3xi16>, tensor<3xi16>, tensor<3xi16>)
    check.expect_eq_const %r#0, dense<[6, -2, -4]> : tensor<3xi16>
    check.expect_eq_const %r#1, dense<[9, 5, -5]> : tensor<3xi16>
    check.expect_eq_const %r#2, dense<[9, 3, -5]> : tensor<3xi16>
    func.return
  }
}
