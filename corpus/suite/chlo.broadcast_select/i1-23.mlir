// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2.0> : tensor<f16>, dense<[[-3.5, -3.5]]> : tensor<1x2xf16>, dense<2.0> : tensor<f16>, dense<[[-3.0, 3.5]]> : tensor<1x2xf16>, dense<3.0> : tensor<f16>, dense<[[-4.0, 2.0]]> : tensor<1x2xf16>, dense<-0.5> : tensor<f16>, dense<[[-3.0, 2.0]]> : tensor<1x2xf16>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 0
//   m: low
//   E: f16
//   F: 1
//   F: more
// legal 0 0: [2.0,2.0]
// legal 1 0: [2.0,2.0]
// legal 2 0: [3.0,3.0]
// legal 3 0: [-0.5,-0.5]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f16>, %arg1: tensor<1x2xf16>) -> tensor<1x2xf16> {
    %0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = chlo.broadcast_select %0, %arg0, %arg1 : (tensor<i1>, tensor<f16>, tensor<1x2xf16>) -> tensor<1x2xf16>
    return %1 : tensor<1x2xf16>
  }

  func.func @main(%input0: tensor<f16>, %input1: tensor<1x2xf16>, %input2: tensor<f16>, %input3: tensor<1x2xf16>, %input4: tensor<f16>, %input5: tensor<1x2xf16>, %input6: tensor<f16>, %input7: tensor<1x2xf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<f16>, tensor<1x2xf16>, tensor<f16>, tensor<1x2xf16>, tensor<f16>, tensor<1x2xf16>, tensor<f16>, tensor<1x2xf16>) -> (tensor<1x2xf16>, tensor<1x2xf16>, tensor<1x2xf16>, tensor<1x2xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x2xf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1x2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x2xf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v1, dense<2.0> : tensor<1x2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x2xf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v2, dense<3.0> : tensor<1x2xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1x2xf16>) -> tensor<1x2xf64>
    check.expect_eq_const %v3, dense<-0.5> : tensor<1x2xf64>
    func.return
  }
}
