// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<ui16>, dense<32769> : tensor<ui16>, dense<32767> : tensor<ui16>, dense<0> : tensor<ui16>]'
// RUN: : @program
// chlo.broadcast_power on ui16, special values
//   A: rank 0
//   m: low
//   E: ui16
//   broadcast_dimensions: absent
// legal 0 0: [1]
// legal 1 0: [null]
// legal 2 0: [null]
// legal 3 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<ui16>) -> tensor<ui16> {
    %0 = stablehlo.constant dense<6> : tensor<ui16>
    %1 = chlo.broadcast_power %arg0, %0 : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
    return %1 : tensor<ui16>
  }

  func.func @main(%input0: tensor<ui16>, %input1: tensor<ui16>, %input2: tensor<ui16>, %input3: tensor<ui16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>) -> (tensor<ui16>, tensor<ui16>, tensor<ui16>, tensor<ui16>)
    check.expect_eq_const %r#0, dense<1> : tensor<ui16>
    %v0 = stablehlo.constant dense<65535> : tensor<ui16>
    %v1 = stablehlo.constant dense<0> : tensor<ui16>
    %v2 = stablehlo.compare GE, %r#1, %v1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#1, %v0, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<65535> : tensor<ui16>
    %v8 = stablehlo.constant dense<0> : tensor<ui16>
    %v9 = stablehlo.compare GE, %r#2, %v8, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %r#2, %v7, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    %v12 = stablehlo.constant dense<true> : tensor<i1>
    %v13 = stablehlo.or %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    check.expect_eq_const %r#3, dense<0> : tensor<ui16>
    func.return
  }
}
