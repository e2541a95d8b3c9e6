// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0]], [[-6.0]]]> : tensor<2x1x1xbf16>, dense<> : tensor<1x2x0xbf16>, dense<[[[-8.0]], [[0.0]]]> : tensor<2x1x1xbf16>, dense<> : tensor<1x2x0xbf16>]'
// RUN: : @program
// stablehlo.select_and_scatter on bf16, exact values
//   S: rank 3+
//   S: has 1
//   E: bf16
//   F: bf16
//   window_dimensions: low
//   window_dimensions: low + 1
//   window_strides: low
//   padding: negative
//   padding: 0
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
// legal 0 0: [0.0,0.0]
// legal 1 0: [0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2x1x1xbf16>, %arg1: tensor<1x2x0xbf16>) -> tensor<2x1x1xbf16> {
    %0 = stablehlo.constant dense<0.0> : tensor<bf16>
    %1 = "stablehlo.select_and_scatter"(%arg0, %arg1, %0) <{window_dimensions = array<i64: 3, 1, 2>, window_strides = array<i64: 4, 3, 1>, padding = dense<[[0, 1], [3, 1], [-2, -1]]> : tensor<3x2xi64>}> ({
    ^bb0(%2: tensor<bf16>, %3: tensor<bf16>):
      %4 = stablehlo.constant dense<false> : tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }, {
    ^bb0(%5: tensor<bf16>, %6: tensor<bf16>):
      %7 = stablehlo.add %5, %6 : tensor<bf16>
      stablehlo.return %7 : tensor<bf16>
    }) : (tensor<2x1x1xbf16>, tensor<1x2x0xbf16>, tensor<bf16>) -> tensor<2x1x1xbf16>
    return %1 : tensor<2x1x1xbf16>
  }

  func.func @main(%input0: tensor<2x1x1xbf16>, %input1: tensor<1x2x0xbf16>, %input2: tensor<2x1x1xbf16>, %input3: tensor<1x2x0xbf16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<2x1x1xbf16>, tensor<1x2x0xbf16>, tensor<2x1x1xbf16>, tensor<1x2x0xbf16>) -> (tensor<2x1x1xbf16>, tensor<2x1x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1x1xbf16>) -> tensor<2x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x1xf64>) -> tensor<2x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1x1xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2x1x1xbf16>) -> tensor<2x1x1xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2x1x1xf64>) -> tensor<2x1x1xi64>
    check.expect_eq_const %v3, dense<0> : tensor<2x1x1xi64>
    func.return
  }
}
