// RUN: stablehlo-translate --interpret %s --args='[dense<[127]> : tensor<1xui8>, dense<[1]> : tensor<1xui8>, dense<[203]> : tensor<1xui8>, dense<[104]> : tensor<1xui8>]'
// RUN: : @program
// stablehlo.all_reduce on ui8, exact values
//   S: rank 1
//   S: has 1
//   F: ui8
//   E: ui8
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [76,127]
// legal 0 1: [8]
// legal 0 2: [127]
// legal 1 0: [76,127]
// legal 1 1: [8]
// legal 1 2: [1]
// legal 2 0: [76,127]
// legal 2 1: [8]
// legal 2 2: [203]
// legal 3 0: [76,127]
// legal 3 1: [8]
// legal 3 2: [104]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<1xui8>) -> (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>) {
    %0 = stablehlo.constant dense<[8]> : tensor<1xui8>
    %1 = stablehlo.constant dense<[76, 127]> : tensor<2xui8>
    %2, %3, %4 = "stablehlo.all_reduce"(%arg0, %0, %1) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%5: tensor<ui8>, %6: tensor<ui8>):
      %7 = stablehlo.or %5, %6 : tensor<ui8>
      stablehlo.return %7 : tensor<ui8>
    }) : (tensor<1xui8>, tensor<1xui8>, tensor<2xui8>) -> (tensor<1xui8>, tensor<1xui8>, tensor<2xui8>)
    return %4, %3, %2 : tensor<2xui8>, tensor<1xui8>, tensor<1xui8>
  }

  func.func @main(%input0: tensor<1xui8>, %input1: tensor<1xui8>, %input2: tensor<1xui8>, %input3: tensor<1xui8>) {
    %r:12 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program, @program, @program]]} : (tensor<1xui8>, tensor<1xui8>, tensor<1xui8>, tensor<1xui8>) -> (tensor<2xui8>, tensor<1xui8>, tensor<1xui8>, tensor<2xui8>, tensor<1xui8>, tensor<1xui8>, tensor<2xui8>, tensor<1xui8>, tensor<1xui8>, tensor<2xui8>, tensor<1xui8>, tensor<1xui8>)
    check.expect_eq_const %r#0, dense<[76, 127]> : tensor<2xui8>
    check.expect_eq_const %r#1, dense<8> : tensor<1xui8>
    check.expect_eq_const %r#2, dense<127> : tensor<1xui8>
    check.expect_eq_const %r#3, dense<[76, 127]> : tensor<2xui8>
    check.expect_eq_const %r#4, dense<8> : tensor<1xui8>
    check.expect_eq_const %r#5, dense<1> : tensor<1xui8>
    check.expect_eq_const %r#6, dense<[76, 127]> : tensor<2xui8>
    check.expect_eq_const %r#7, dense<8> : tensor<1xui8>
    check.expect_eq_const %r#8, dense<203> : tensor<1xui8>
    check.expect_eq_const %r#9, dense<[76, 127]> : tensor<2xui8>
    check.expect_eq_const %r#10, dense<8> : tensor<1xui8>
    check.expect_eq_const %r#11, dense<104> : tensor<1xui8>
    func.return
  }
}
