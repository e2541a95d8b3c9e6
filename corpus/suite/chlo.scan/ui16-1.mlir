// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[65535, 2], [9, 6], [9, 65535]]> : tensor<3x2xui16>, dense<[32769, 65535, 65531]> : tensor<3xui16>, dense<[[7, 65531, 1], [65532, 65527, 65530], [65534, 32768, 32768]]> : tensor<3x3xui16>, dense<[[7, 2], [32769, 2], [65535, 65535]]> : tensor<3x2xui16>, dense<[65529, 65535, 65533]> : tensor<3xui16>, dense<[[65534, 2, 65533], [3, 65533, 16384], [1, 0, 1]]> : tensor<3x3xui16>]'
// RUN: : @program
// chlo.scan on ui16, special values
//   M: low + 1
//   L: low
//   n: more
//   dimension: low
//   S: rank 0
//   S: rank 1
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: has 1
//   E: ui16
//   F: ui16
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [32769,16384,41262,46696,65373,32769,16384,41262,46696,65373,32769,16384,41262,46696,65373]
// legal 0 1: [4,4,4]
// legal 1 0: [32769,16384,41262,46696,65373,32769,16384,41262,46696,65373,32769,16384,41262,46696,65373]
// legal 1 1: [4,4,4]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3x2xui16>, %arg1: tensor<3xui16>, %arg2: tensor<3x3xui16>) -> (tensor<3x5xui16>, tensor<3x1xui16>) {
    %0 = stablehlo.constant dense<[[[[19059], [31476], [1]], [[12744], [2], [65535]], [[63839], [65535], [42358]], [[61405], [32769], [38423]], [[16384], [12337], [32769]]], [[[0], [32768], [49578]], [[2], [39893], [58400]], [[16384], [47333], [65535]], [[54998], [57691], [1]], [[1], [60383], [56160]]], [[[13396], [48942], [29165]], [[32769], [62120], [1]], [[1], [65535], [32769]], [[32768], [32769], [57869]], [[36844], [2], [40235]]]]> : tensor<3x5x3x1xui16>
    %1, %2 = chlo.scan(%0, %arg0, %arg1, %arg2) inits () dimension=0 attributes {scan_dim_size = 3 : i64} {
    ^bb0(%3: tensor<5x3x1xui16>, %4: tensor<2xui16>, %5: tensor<ui16>, %6: tensor<3xui16>):
      %7 = stablehlo.constant dense<[4]> : tensor<1xui16>
      %8 = stablehlo.constant dense<[32769, 16384, 41262, 46696, 65373]> : tensor<5xui16>
      stablehlo.return %7, %8 : tensor<1xui16>, tensor<5xui16>
    } : (tensor<3x5x3x1xui16>, tensor<3x2xui16>, tensor<3xui16>, tensor<3x3xui16>) -> (tensor<3x1xui16>, tensor<3x5xui16>)
    return %2, %1 : tensor<3x5xui16>, tensor<3x1xui16>
  }

  func.func @main(%input0: tensor<3x2xui16>, %input1: tensor<3xui16>, %input2: tensor<3x3xui16>, %input3: tensor<3x2xui16>, %input4: tensor<3xui16>, %input5: tensor<3x3xui16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<3x2xui16>, tensor<3xui16>, tensor<3x3xui16>, tensor<3x2xui16>, tensor<3xui16>, tensor<3x3xui16>) -> (tensor<3x5xui16>, tensor<3x1xui16>, tensor<3x5xui16>, tensor<3x1xui16>)
    check.expect_eq_const %r#0, dense<[[32769, 16384, 41262, 46696, 65373], [32769, 16384, 41262, 46696, 65373], [32769, 16384, 41262, 46696, 65373]]> : tensor<3x5xui16>
    check.expect_eq_const %r#1, dense<4> : tensor<3x1xui16>
    check.expect_eq_const %r#2, dense<[[32769, 16384, 41262, 46696, 65373], [32769, 16384, 41262, 46696, 65373], [32769, 16384, 41262, 46696, 65373]]> : tensor<3x5xui16>
    check.expect_eq_const %r#3, dense<4> : tensor<3x1xui16>
    func.return
  }
}
