// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.75, 0.625], [28.0, 0.3125], [6.0, 4.0]], [[0.0625, -0.5], [-0.625, -0.4375], [-2.0, 0.0]], [[-0.5, -1.75], [-3.0, -5.0], [-2.0, -0.25]]]]> : tensor<1x3x3x2xf6E3M2FN>, dense<[[[[3.5, -1.0], [-2.5, -5.0], [0.5, 1.0]], [[-0.75, 1.0], [-1.0, -28.0], [-4.0, 0.5]], [[-0.5, -0.0], [0.375, -2.5], [0.0, -6.0]]]]> : tensor<1x3x3x2xf6E3M2FN>, dense<[[[[0.0, 0.5], [0.75, 3.0], [0.25, 0.0625]], [[0.25, 0.375], [-28.0, 0.375], [0.0625, -28.0]], [[0.75, -1.25], [1.0, -28.0], [-28.0, 1.75]]]]> : tensor<1x3x3x2xf6E3M2FN>]'
// RUN: : @program
// stablehlo.all_reduce on f6E3M2FN, special values
//   N: low
//   S: rank 3+
//   S: has 1
//   F: f6E3M2FN
//   E: f6E3M2FN
//   channel_id: negative
//   replica_groups: singletons
//   replica_groups: ordered
// legal 0 0: [-0.75,0.625,28.0,0.3125,6.0,4.0,0.0625,-0.5,-0.625,-0.4375,-2.0,[0.0,0.0],-0.5,-1.75,-3.0,-5.0,-2.0,-0.25]
// legal 1 0: [3.5,-1.0,-2.5,-5.0,0.5,1.0,-0.75,1.0,-1.0,-28.0,-4.0,0.5,-0.5,[0.0,0.0],0.375,-2.5,[0.0,0.0],-6.0]
// legal 2 0: [[0.0,0.0],0.5,0.75,3.0,0.25,0.0625,0.25,0.375,-28.0,0.375,0.0625,-28.0,0.75,-1.25,1.0,-28.0,-28.0,1.75]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<1x3x3x2xf6E3M2FN>) -> tensor<1x3x3x2xf6E3M2FN> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<[[0], [1], [2]]> : tensor<3x1xi64>}> ({
    ^bb0(%1: tensor<f6E3M2FN>, %2: tensor<f6E3M2FN>):
      %3 = stablehlo.add %1, %2 : tensor<f6E3M2FN>
      stablehlo.return %3 : tensor<f6E3M2FN>
    }) : (tensor<1x3x3x2xf6E3M2FN>) -> tensor<1x3x3x2xf6E3M2FN>
    return %0 : tensor<1x3x3x2xf6E3M2FN>
  }

  func.func @main(%input0: tensor<1x3x3x2xf6E3M2FN>, %input1: tensor<1x3x3x2xf6E3M2FN>, %input2: tensor<1x3x3x2xf6E3M2FN>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<1x3x3x2xf6E3M2FN>, tensor<1x3x3x2xf6E3M2FN>, tensor<1x3x3x2xf6E3M2FN>) -> (tensor<1x3x3x2xf6E3M2FN>, tensor<1x3x3x2xf6E3M2FN>, tensor<1x3x3x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1x3x3x2xf6E3M2FN>) -> tensor<1x3x3x2xf64>
    check.expect_eq_const %v0, dense<[[[[-0.75, 0.625], [28.0, 0.3125], [6.0, 4.0]], [[0.0625, -0.5], [-0.625, -0.4375], [-2.0, 0.0]], [[-0.5, -1.75], [-3.0, -5.0], [-2.0, -0.25]]]]> : tensor<1x3x3x2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1x3x3x2xf6E3M2FN>) -> tensor<1x3x3x2xf64>
    check.expect_eq_const %v1, dense<[[[[3.5, -1.0], [-2.5, -5.0], [0.5, 1.0]], [[-0.75, 1.0], [-1.0, -28.0], [-4.0, 0.5]], [[-0.5, 0.0], [0.375, -2.5], [0.0, -6.0]]]]> : tensor<1x3x3x2xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x3x3x2xf6E3M2FN>) -> tensor<1x3x3x2xf64>
    check.expect_eq_const %v2, dense<[[[[0.0, 0.5], [0.75, 3.0], [0.25, 0.0625]], [[0.25, 0.375], [-28.0, 0.375], [0.0625, -28.0]], [[0.75, -1.25], [1.0, -28.0], [-28.0, 1.75]]]]> : tensor<1x3x3x2xf64>
    func.return
  }
}
