// RUN: stablehlo-translate --interpret %s --args='[dense<(3.882394, 0.5)> : tensor<complex<f32>>, dense<(-3.929012, -1.1754942e-38)> : tensor<complex<f32>>]'
// RUN: : @program
// stablehlo.collective_broadcast on complex<f32>, special values
//   channel_id: negative
//   channel_id: near 1 - 1
//   N: low
//   S: rank 0
//   E: complex<f32>
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [3.8823940753936768,0.5]
// legal 1 0: [-3.9290120601654053,-1.1754942106924411e-38]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<complex<f32>>) -> tensor<complex<f32>> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<complex<f32>>) -> tensor<complex<f32>>
    return %0 : tensor<complex<f32>>
  }

  func.func @main(%input0: tensor<complex<f32>>, %input1: tensor<complex<f32>>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<complex<f32>>, tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<complex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<3.8823940753936768> : tensor<f64>
    %v2 = stablehlo.imag %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.5> : tensor<f64>
    %v4 = stablehlo.real %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v5 = stablehlo.convert %v4 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v5, dense<-3.9290120601654053> : tensor<f64>
    %v6 = stablehlo.imag %r#1 : (tensor<complex<f32>>) -> tensor<f32>
    %v7 = stablehlo.convert %v6 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v7, dense<-1.1754942106924411e-38> : tensor<f64>
    func.return
  }
}
