// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 1.5, 0.0, 2.0]> : tensor<4xf8E3M4>, dense<[-1.0, -0.5, -2.0, 0.0]> : tensor<4xf8E3M4>, dense<[-2.0, 0.0, 0.5, -1.0]> : tensor<4xf8E3M4>]'
// RUN: : @program
// stablehlo.all_gather on f8E3M4, exact values
//   N: low
//   n: more
//   S: rank 0
//   E: f8E3M4
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: scrambled
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [-2.0,0.0,0.5,-1.0,-1.0,1.5,0.0,2.0,-1.0,-0.5,-2.0,0.0]
// legal 1 0: [-2.0,0.0,0.5,-1.0,-1.0,1.5,0.0,2.0,-1.0,-0.5,-2.0,0.0]
// legal 2 0: [-2.0,0.0,0.5,-1.0,-1.0,1.5,0.0,2.0,-1.0,-0.5,-2.0,0.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<4xf8E3M4>) -> tensor<12xf8E3M4> {
    %0 = "stablehlo.all_gather"(%arg0) <{replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, all_gather_dim = 0 : i64}> : (tensor<4xf8E3M4>) -> tensor<12xf8E3M4>
    return %0 : tensor<12xf8E3M4>
  }

  func.func @main(%input0: tensor<4xf8E3M4>, %input1: tensor<4xf8E3M4>, %input2: tensor<4xf8E3M4>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<4xf8E3M4>, tensor<4xf8E3M4>, tensor<4xf8E3M4>) -> (tensor<12xf8E3M4>, tensor<12xf8E3M4>, tensor<12xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<12xf8E3M4>) -> tensor<12xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<12xf64>) -> tensor<12xi64>
    check.expect_eq_const %v1, dense<[-4611686018427387904, 0, 4602678819172646912, -4616189618054758400, -4616189618054758400, 4609434218613702656, 0, 4611686018427387904, -4616189618054758400, -4620693217682128896, -4611686018427387904, 0]> : tensor<12xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<12xf8E3M4>) -> tensor<12xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<12xf64>) -> tensor<12xi64>
    check.expect_eq_const %v3, dense<[-4611686018427387904, 0, 4602678819172646912, -4616189618054758400, -4616189618054758400, 4609434218613702656, 0, 4611686018427387904, -4616189618054758400, -4620693217682128896, -4611686018427387904, 0]> : tensor<12xi64>
    %v4 = stablehlo.convert %r#2 : (tensor<12xf8E3M4>) -> tensor<12xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<12xf64>) -> tensor<12xi64>
    check.expect_eq_const %v5, dense<[-4611686018427387904, 0, 4602678819172646912, -4616189618054758400, -4616189618054758400, 4609434218613702656, 0, 4611686018427387904, -4616189618054758400, -4620693217682128896, -4611686018427387904, 0]> : tensor<12xi64>
    func.return
  }
}
