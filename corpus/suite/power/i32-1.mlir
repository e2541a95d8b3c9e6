// RUN: stablehlo-translate --interpret %s --args='[dense<[2]> : tensor<1xi32>, dense<[4]> : tensor<1xi32>]'
// RUN: : @program
// stablehlo.power on i32, exact values
//   S: rank 1
//   S: has 1
//   E: i32
// legal 0 0: [9]
// legal 1 0: [81]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xi32>) -> tensor<1xi32> {
    %0 = stablehlo.constant dense<[-3]> : tensor<1xi32>
    %1 = stablehlo.power %0, %arg0 : tensor<1xi32>
    return %1 : tensor<1xi32>
  }

  func.func @main(%input0: tensor<1xi32>, %input1: tensor<1xi32>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1xi32>, tensor<1xi32>) -> (tensor<1xi32>, tensor<1xi32>)
    check.expect_eq_const %r#0, dense<9> : tensor<1xi32>
    check.expect_eq_const %r#1, dense<81> : tensor<1xi32>
    func.return
  }
}
