// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x0xf4E2M1FN>, dense<> : tensor<4x0xf4E2M1FN>, dense<> : tensor<4x0xf4E2M1FN>]'
// RUN: : @program
// stablehlo.get_tuple_element on f4E2M1FN, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [-2.0,0.0]
// legal 1 0: [-2.0,0.0]
// legal 2 0: [-2.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<4x0xf4E2M1FN>) -> tensor<2xf4E2M1FN> {
    %0 = stablehlo.constant dense<[-2.0, 0.0]> : tensor<2xf4E2M1FN>
    %1 = stablehlo.tuple %arg0, %0 : tuple<tensor<4x0xf4E2M1FN>, tensor<2xf4E2M1FN>>
    %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<4x0xf4E2M1FN>, tensor<2xf4E2M1FN>>) -> tensor<2xf4E2M1FN>
    return %2 : tensor<2xf4E2M1FN>
  }

  func.func @main(%input0: tensor<4x0xf4E2M1FN>, %input1: tensor<4x0xf4E2M1FN>, %input2: tensor<4x0xf4E2M1FN>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<4x0xf4E2M1FN>, tensor<4x0xf4E2M1FN>, tensor<4x0xf4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-4611686018427387904, 0]> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v3, dense<[-4611686018427387904, 0]> : tensor<2xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v5, dense<[-4611686018427387904, 0]> : tensor<2xi64>
    func.return
  }
}
