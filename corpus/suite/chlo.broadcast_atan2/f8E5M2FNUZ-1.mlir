// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, -0.5, 0.0, 0.25, 0.5]> : tensor<5xf8E5M2FNUZ>, dense<[-0.5]> : tensor<1xf8E5M2FNUZ>, dense<[0.0, 0.0, 0.0, 0.0, 0.0]> : tensor<5xf8E5M2FNUZ>, dense<[-0.5]> : tensor<1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.broadcast_atan2 on f8E5M2FNUZ, exact values
//   A: rank 1
//   m: low + 1
//   E: f8E5M2FNUZ
//   broadcast_dimensions: absent
//   B: alternative 2 (otherwise)
// legal 0 0: [3.0,-2.5,3.0,2.5,2.5]
// legal 1 0: [3.0,3.0,3.0,3.0,3.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<5xf8E5M2FNUZ>, %arg1: tensor<1xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ> {
    %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<5xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> tensor<5xf8E5M2FNUZ>
    return %0 : tensor<5xf8E5M2FNUZ>
  }

  func.func @main(%input0: tensor<5xf8E5M2FNUZ>, %input1: tensor<1xf8E5M2FNUZ>, %input2: tensor<5xf8E5M2FNUZ>, %input3: tensor<1xf8E5M2FNUZ>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<5xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>, tensor<1xf8E5M2FNUZ>) -> (tensor<5xf8E5M2FNUZ>, tensor<5xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v0, dense<[3.0, -2.5, 3.0, 2.5, 2.5]> : tensor<5xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<5xf8E5M2FNUZ>) -> tensor<5xf64>
    check.expect_eq_const %v1, dense<3.0> : tensor<5xf64>
    func.return
  }
}
