// RUN: stablehlo-translate --interpret %s --args='[dense<0.22382647> : tensor<f32>, dense<-0.22654113> : tensor<f32>]'
// RUN: : @program
// stablehlo.all_reduce on f32, envelope values
//   N: low + 1
//   S: rank 0
//   S: rank 1
//   F: f32
//   E: f32
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [0.22382646799087524]
// legal 0 1: [-1.3259961605072021,-0.37252116203308105]
// legal 1 0: [-0.22654113173484802]
// legal 1 1: [-1.3259961605072021,-0.37252116203308105]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<f32>) -> (tensor<f32>, tensor<2xf32>) {
    %0 = stablehlo.constant dense<[-1.3259962, -0.37252116]> : tensor<2xf32>
    %1, %2 = "stablehlo.all_reduce"(%0, %arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%3: tensor<f32>, %4: tensor<f32>):
      %5 = stablehlo.add %3, %4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<f32>)
    return %2, %1 : tensor<f32>, tensor<2xf32>
  }

  func.func @main(%input0: tensor<f32>, %input1: tensor<f32>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<2xf32>, tensor<f32>, tensor<2xf32>)
    %v0 = stablehlo.convert %r#0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.22382646799087524> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-1.3259961605072021, -0.37252116203308105]> : tensor<2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.22654113173484802> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v3, dense<[-1.3259961605072021, -0.37252116203308105]> : tensor<2xf64>
    func.return
  }
}
