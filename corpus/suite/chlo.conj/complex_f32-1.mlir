// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(-8.0, -2.0)]> : tensor<1xcomplex<f32>>, dense<[(-1.0, 5.0)]> : tensor<1xcomplex<f32>>]'
// RUN: : @program
// chlo.conj on complex<f32>, exact values
//   S: rank 1
//   S: has 1
//   E: complex<f32>
// legal 0 0: [-8.0,2.0]
// legal 1 0: [-1.0,-5.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<1xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
    %0 = chlo.conj %arg0 : tensor<1xcomplex<f32>> -> tensor<1xcomplex<f32>>
    return %0 : tensor<1xcomplex<f32>>
  }

  func.func @main(%input0: tensor<1xcomplex<f32>>, %input1: tensor<1xcomplex<f32>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>) -> (tensor<1xcomplex<f32>>, tensor<1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-8.0> : tensor<1xf64>
    %v2 = stablehlo.imag %r#0 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v3 = stablehlo.convert %v2 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<2.0> : tensor<1xf64>
    %v4 = stablehlo.real %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v5 = stablehlo.convert %v4 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v5, dense<-1.0> : tensor<1xf64>
    %v6 = stablehlo.imag %r#1 : (tensor<1xcomplex<f32>>) -> tensor<1xf32>
    %v7 = stablehlo.convert %v6 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v7, dense<-5.0> : tensor<1xf64>
    func.return
  }
}
