// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[23], [36]]], [[[255], [1]]], [[[115], [128]]], [[[172], [128]]]]> : tensor<4x1x2x1xui8>, dense<[[[[8], [9]]], [[[0], [64]]], [[[249], [9]]], [[[249], [247]]]]> : tensor<4x1x2x1xui8>, dense<[[[[127], [128]]], [[[153], [134]]], [[[136], [137]]], [[[0], [253]]]]> : tensor<4x1x2x1xui8>, dense<[[[[252], [252]]], [[[7], [248]]], [[[254], [1]]], [[[5], [0]]]]> : tensor<4x1x2x1xui8>, dense<[[[[129], [51]]], [[[128], [242]]], [[[255], [128]]], [[[88], [64]]]]> : tensor<4x1x2x1xui8>, dense<[[[[2], [128]]], [[[3], [2]]], [[[129], [1]]], [[[250], [2]]]]> : tensor<4x1x2x1xui8>, dense<[[[[109], [1]]], [[[1], [127]]], [[[64], [129]]], [[[131], [127]]]]> : tensor<4x1x2x1xui8>, dense<[[[[129], [1]]], [[[6], [128]]], [[[1], [129]]], [[[249], [249]]]]> : tensor<4x1x2x1xui8>]'
// RUN: : @program
// stablehlo.remainder on ui8, special values
//   S: rank 3+
//   S: has 1
//   E: ui8
// legal 0 0: [7,0,null,1,115,2,172,128]
// legal 1 0: [127,128,6,134,136,0,0,null]
// legal 2 0: [1,51,2,0,126,0,88,0]
// legal 3 0: [109,0,1,127,0,0,131,127]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<4x1x2x1xui8>, %arg1: tensor<4x1x2x1xui8>) -> tensor<4x1x2x1xui8> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4x1x2x1xui8>
    return %0 : tensor<4x1x2x1xui8>
  }

  func.func @main(%input0: tensor<4x1x2x1xui8>, %input1: tensor<4x1x2x1xui8>, %input2: tensor<4x1x2x1xui8>, %input3: tensor<4x1x2x1xui8>, %input4: tensor<4x1x2x1xui8>, %input5: tensor<4x1x2x1xui8>, %input6: tensor<4x1x2x1xui8>, %input7: tensor<4x1x2x1xui8>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program], [@program, @program]]} : (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>) -> (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>)
    %v0 = stablehlo.constant dense<[[[[7], [0]]], [[[255], [1]]], [[[115], [2]]], [[[172], [128]]]]> : tensor<4x1x2x1xui8>
    %v1 = stablehlo.constant dense<[[[[7], [0]]], [[[0], [1]]], [[[115], [2]]], [[[172], [128]]]]> : tensor<4x1x2x1xui8>
    %v2 = stablehlo.compare GE, %r#0, %v1, UNSIGNED : (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>) -> tensor<4x1x2x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, UNSIGNED : (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>) -> tensor<4x1x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x1x2x1xi1>
    %v5 = stablehlo.constant dense<[[[[false], [false]]], [[[true], [false]]], [[[false], [false]]], [[[false], [false]]]]> : tensor<4x1x2x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x1x2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x1x2x1xi1>
    %v7 = stablehlo.constant dense<[[[[127], [128]]], [[[6], [134]]], [[[136], [0]]], [[[0], [255]]]]> : tensor<4x1x2x1xui8>
    %v8 = stablehlo.constant dense<[[[[127], [128]]], [[[6], [134]]], [[[136], [0]]], [[[0], [0]]]]> : tensor<4x1x2x1xui8>
    %v9 = stablehlo.compare GE, %r#1, %v8, UNSIGNED : (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>) -> tensor<4x1x2x1xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, UNSIGNED : (tensor<4x1x2x1xui8>, tensor<4x1x2x1xui8>) -> tensor<4x1x2x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<4x1x2x1xi1>
    %v12 = stablehlo.constant dense<[[[[false], [false]]], [[[false], [false]]], [[[false], [false]]], [[[false], [true]]]]> : tensor<4x1x2x1xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<4x1x2x1xi1>
    check.expect_eq_const %v13, dense<true> : tensor<4x1x2x1xi1>
    check.expect_eq_const %r#2, dense<[[[[1], [51]]], [[[2], [0]]], [[[126], [0]]], [[[88], [0]]]]> : tensor<4x1x2x1xui8>
    check.expect_eq_const %r#3, dense<[[[[109], [0]]], [[[1], [127]]], [[[0], [0]]], [[[131], [127]]]]> : tensor<4x1x2x1xui8>
    func.return
  }
}
