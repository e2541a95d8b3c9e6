// RUN: stablehlo-translate --interpret %s --args='[dense<6.0> : tensor<f4E2M1FN>, dense<4.0> : tensor<f4E2M1FN>, dense<-0.5> : tensor<f4E2M1FN>]'
// RUN: : @program
// stablehlo.clamp on f4E2M1FN, special values
//   S: rank 1
//   E: f4E2M1FN
//   L: alternative 1
//   H: alternative 2
// legal 0 0: [-0.0,-0.5]
// legal 1 0: [-0.0,-0.5]
// legal 2 0: [-0.0,-0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f4E2M1FN>) -> tensor<2xf4E2M1FN> {
    %0 = stablehlo.constant dense<[1.0, 1.5]> : tensor<2xf4E2M1FN>
    %1 = stablehlo.constant dense<[-0.0, -0.5]> : tensor<2xf4E2M1FN>
    %2 = stablehlo.clamp %arg0, %0, %1 : (tensor<f4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>) -> tensor<2xf4E2M1FN>
    return %2 : tensor<2xf4E2M1FN>
  }

  func.func @main(%input0: tensor<f4E2M1FN>, %input1: tensor<f4E2M1FN>, %input2: tensor<f4E2M1FN>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f4E2M1FN>, tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> (tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>, tensor<2xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-9223372036854775808, -4620693217682128896]> : tensor<2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v3, dense<[-9223372036854775808, -4620693217682128896]> : tensor<2xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<2xf4E2M1FN>) -> tensor<2xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v5, dense<[-9223372036854775808, -4620693217682128896]> : tensor<2xi64>
    func.return
  }
}
