// RUN: stablehlo-translate --interpret %s --args='[dense<[[[1.75, 2.0, -1.5, -2.0], [1.0, 1.0, -2.0, -0.5]], [[1.75, -0.75, 1.75, -1.5], [-1.25, 1.25, 1.75, -2.0]], [[-1.0, -0.75, -1.5, -0.75], [1.0, 1.5, 0.25, 2.0]]]> : tensor<3x2x4xf16>, dense<[3.0, -1.0]> : tensor<2xf16>, dense<> : tensor<0x2x5xi32>, dense<[[[1.75, -1.5, -0.75, 0.0], [0.5, 1.25, 0.0, 0.25]], [[0.75, 1.5, 1.5, -1.75], [1.0, -0.75, -1.0, 0.5]], [[-1.75, -0.25, -2.0, -1.25], [1.75, -1.5, -1.0, 0.75]]]> : tensor<3x2x4xf16>, dense<[-5.0, -2.0]> : tensor<2xf16>, dense<> : tensor<0x2x5xi32>]'
// RUN: : @program
// stablehlo.all_to_all on f16, exact values
//   s: 0
//   s: more
//   S: rank 0
//   S: rank 2
//   S: has 1
//   E: i32
//   E: f32
//   E: f16
//   channel_id: negative
//   channel_id: near 1 - 1
//   split_count: low
//   replica_groups: singletons
//   replica_groups: scrambled
//   split_dimension: low
//   split_dimension: high
//   concat_dimension: low
//   concat_dimension: high
// legal 0 0: []
// legal 0 1: [-0.75,-1.75,-0.75,-0.5,0.5,-0.75,1.5,1.75,-1.25,1.25]
// legal 0 2: [3.0,-1.0]
// legal 0 3: [1.75,2.0,-1.5,-2.0,1.0,1.0,-2.0,-0.5,1.75,-0.75,1.75,-1.5,-1.25,1.25,1.75,-2.0,-1.0,-0.75,-1.5,-0.75,1.0,1.5,0.25,2.0]
// legal 1 0: []
// legal 1 1: [-0.75,-1.75,-0.75,-0.5,0.5,-0.75,1.5,1.75,-1.25,1.25]
// legal 1 2: [-5.0,-2.0]
// legal 1 3: [1.75,-1.5,-0.75,0.0,0.5,1.25,0.0,0.25,0.75,1.5,1.5,-1.75,1.0,-0.75,-1.0,0.5,-1.75,-0.25,-2.0,-1.25,1.75,-1.5,-1.0,0.75]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<3x2x4xf16>, %arg1: tensor<2xf16>, %arg2: tensor<0x2x5xi32>) -> (tensor<0x2x5xi32>, tensor<5x2x1xf32>, tensor<2xf16>, tensor<3x2x4xf16>) {
    %0 = stablehlo.constant dense<[[[-0.75], [-1.75]], [[-0.75], [-0.5]], [[0.5], [-0.75]], [[1.5], [1.75]], [[-1.25], [1.25]]]> : tensor<5x2x1xf32>
    %1, %2, %3, %4 = "stablehlo.all_to_all"(%arg0, %arg1, %0, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[1], [0]]> : tensor<2x1xi64>, split_dimension = 0 : i64, concat_dimension = 0 : i64}> : (tensor<3x2x4xf16>, tensor<2xf16>, tensor<5x2x1xf32>, tensor<0x2x5xi32>) -> (tensor<3x2x4xf16>, tensor<2xf16>, tensor<5x2x1xf32>, tensor<0x2x5xi32>)
    return %4, %3, %2, %1 : tensor<0x2x5xi32>, tensor<5x2x1xf32>, tensor<2xf16>, tensor<3x2x4xf16>
  }

  func.func @main(%input0: tensor<3x2x4xf16>, %input1: tensor<2xf16>, %input2: tensor<0x2x5xi32>, %input3: tensor<3x2x4xf16>, %input4: tensor<2xf16>, %input5: tensor<0x2x5xi32>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program]]} : (tensor<3x2x4xf16>, tensor<2xf16>, tensor<0x2x5xi32>, tensor<3x2x4xf16>, tensor<2xf16>, tensor<0x2x5xi32>) -> (tensor<0x2x5xi32>, tensor<5x2x1xf32>, tensor<2xf16>, tensor<3x2x4xf16>, tensor<0x2x5xi32>, tensor<5x2x1xf32>, tensor<2xf16>, tensor<3x2x4xf16>)
    %v0 = stablehlo.convert %r#1 : (tensor<5x2x1xf32>) -> tensor<5x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-0.75], [-1.75]], [[-0.75], [-0.5]], [[0.5], [-0.75]], [[1.5], [1.75]], [[-1.25], [1.25]]]> : tensor<5x2x1xf64>
    %v1 = stablehlo.convert %r#2 : (tensor<2xf16>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[3.0, -1.0]> : tensor<2xf64>
    %v2 = stablehlo.convert %r#3 : (tensor<3x2x4xf16>) -> tensor<3x2x4xf64>
    check.expect_eq_const %v2, dense<[[[1.75, 2.0, -1.5, -2.0], [1.0, 1.0, -2.0, -0.5]], [[1.75, -0.75, 1.75, -1.5], [-1.25, 1.25, 1.75, -2.0]], [[-1.0, -0.75, -1.5, -0.75], [1.0, 1.5, 0.25, 2.0]]]> : tensor<3x2x4xf64>
    %v3 = stablehlo.convert %r#5 : (tensor<5x2x1xf32>) -> tensor<5x2x1xf64>
    check.expect_eq_const %v3, dense<[[[-0.75], [-1.75]], [[-0.75], [-0.5]], [[0.5], [-0.75]], [[1.5], [1.75]], [[-1.25], [1.25]]]> : tensor<5x2x1xf64>
    %v4 = stablehlo.convert %r#6 : (tensor<2xf16>) -> tensor<2xf64>
    check.expect_eq_const %v4, dense<[-5.0, -2.0]> : tensor<2xf64>
    %v5 = stablehlo.convert %r#7 : (tensor<3x2x4xf16>) -> tensor<3x2x4xf64>
    %v6 = stablehlo.bitcast_convert %v5 : (tensor<3x2x4xf64>) -> tensor<3x2x4xi64>
    check.expect_eq_const %v6, dense<[[[4610560118520545280, -4613937818241073152, -4618441417868443648, 0], [4602678819172646912, 4608308318706860032, 0, 4598175219545276416]], [[4604930618986332160, 4609434218613702656, 4609434218613702656, -4612811918334230528], [4607182418800017408, -4618441417868443648, -4616189618054758400, 4602678819172646912]], [[-4612811918334230528, -4625196817309499392, -4611686018427387904, -4615063718147915776], [4610560118520545280, -4613937818241073152, -4616189618054758400, 4604930618986332160]]]> : tensor<3x2x4xi64>
    func.return
  }
}
