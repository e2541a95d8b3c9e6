// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[-240.0, 0.9375], [-0.4375, 0x7C]]> : tensor<2x2xf8E4M3>, dense<[[-0.28125, -1.0], [5.5, -0.015625]]> : tensor<2x2xf8E4M3>, dense<[[0.013671875, 240.0], [-1.0, 0xF8]]> : tensor<2x2xf8E4M3>]'
// RUN: : @program
// chlo.is_pos_inf on f8E4M3, special values
//   S: rank 2
//   E: f8E4M3
// legal 0 0: [false,false,false,false]
// legal 1 0: [false,false,false,false]
// legal 2 0: [false,false,false,false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2xf8E4M3>) -> tensor<2x2xi1> {
    %0 = chlo.is_pos_inf %arg0 : tensor<2x2xf8E4M3> -> tensor<2x2xi1>
    return %0 : tensor<2x2xi1>
  }

  func.func @main(%input0: tensor<2x2xf8E4M3>, %input1: tensor<2x2xf8E4M3>, %input2: tensor<2x2xf8E4M3>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>, tensor<2x2xf8E4M3>) -> (tensor<2x2xi1>, tensor<2x2xi1>, tensor<2x2xi1>)
    check.expect_eq_const %r#0, dense<false> : tensor<2x2xi1>
    check.expect_eq_const %r#1, dense<false> : tensor<2x2xi1>
    check.expect_eq_const %r#2, dense<false> : tensor<2x2xi1>
    func.return
  }
}
