// RUN: stablehlo-translate --interpret %s --args='[dense<217> : tensor<ui8>, dense<128> : tensor<ui8>, dense<209> : tensor<ui8>, dense<31> : tensor<ui8>]'
// RUN: : @program
// stablehlo.tuple on ui8, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [217]
// legal 1 0: [128]
// legal 2 0: [209]
// legal 3 0: [31]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
    return %arg0 : tensor<ui8>
  }

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>, %input2: tensor<ui8>, %input3: tensor<ui8>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>)
    check.expect_eq_const %r#0, dense<217> : tensor<ui8>
    check.expect_eq_const %r#1, dense<128> : tensor<ui8>
    check.expect_eq_const %r#2, dense<209> : tensor<ui8>
    check.expect_eq_const %r#3, dense<31> : tensor<ui8>
    func.return
  }
}
