// RUN: stablehlo-translate --interpret %s --args='[dense<5> : tensor<ui8>, dense<8> : tensor<ui8>, dense<6> : tensor<ui8>, dense<6> : tensor<ui8>]'
// RUN: : @program
// stablehlo.collective_permute on ui8, exact values
//   S: rank 0
//   E: ui8
//   channel_id: negative
//   source_target_pairs: empty
// legal 0 0: [0]
// legal 1 0: [0]
// legal 2 0: [0]
// legal 3 0: [0]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<ui8>) -> tensor<ui8> {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<ui8>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>, %input2: tensor<ui8>, %input3: tensor<ui8>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>, tensor<ui8>, tensor<ui8>, tensor<ui8>)
    check.expect_eq_const %r#0, dense<0> : tensor<ui8>
    check.expect_eq_const %r#1, dense<0> : tensor<ui8>
    check.expect_eq_const %r#2, dense<0> : tensor<ui8>
    check.expect_eq_const %r#3, dense<0> : tensor<ui8>
    func.return
  }
}
