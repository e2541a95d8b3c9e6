// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<ui8>, dense<6> : tensor<ui8>]'
// RUN: : @program
// stablehlo.clamp on ui8, special values
//   S: rank 0
//   E: ui8
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [0]
// legal 1 0: [6]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
    %0 = stablehlo.constant dense<128> : tensor<ui8>
    %1 = stablehlo.clamp %0, %arg0, %arg0 : tensor<ui8>
    return %1 : tensor<ui8>
  }

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>, tensor<ui8>)
    check.expect_eq_const %r#0, dense<0> : tensor<ui8>
    check.expect_eq_const %r#1, dense<6> : tensor<ui8>
    func.return
  }
}
