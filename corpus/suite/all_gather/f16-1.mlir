// RUN: stablehlo-translate --interpret %s --args='[dense<[-0.5, 1.5, 0.0]> : tensor<3xf16>, dense<[-0.25]> : tensor<1xf16>, dense<[0.0, 0.0, 1.5]> : tensor<3xf16>, dense<[2.0]> : tensor<1xf16>]'
// RUN: : @program
// stablehlo.all_gather on f16, exact values
//   N: low + 1
//   n: 1
//   n: more
//   S: rank 0
//   E: f16
//   channel_id: 0
//   channel_id: near 1
//   replica_groups: one row
//   replica_groups: singletons
//   all_gather_dim: low
//   all_gather_dim: high
// legal 0 0: [-0.25]
// legal 0 1: [-0.5,1.5,0.0]
// legal 1 0: [2.0]
// legal 1 1: [0.0,0.0,1.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<3xf16>, %arg1: tensor<1xf16>) -> (tensor<1xf16>, tensor<3xf16>) {
    %0, %1 = "stablehlo.all_gather"(%arg0, %arg1) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3xf16>, tensor<1xf16>) -> (tensor<3xf16>, tensor<1xf16>)
    return %1, %0 : tensor<1xf16>, tensor<3xf16>
  }

  func.func @main(%input0: tensor<3xf16>, %input1: tensor<1xf16>, %input2: tensor<3xf16>, %input3: tensor<1xf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program]]} : (tensor<3xf16>, tensor<1xf16>, tensor<3xf16>, tensor<1xf16>) -> (tensor<1xf16>, tensor<3xf16>, tensor<1xf16>, tensor<3xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<3xf16>) -> tensor<3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v2, dense<[-4620693217682128896, 4609434218613702656, 0]> : tensor<3xi64>
    %v3 = stablehlo.convert %r#2 : (tensor<1xf16>) -> tensor<1xf64>
    check.expect_eq_const %v3, dense<2.0> : tensor<1xf64>
    %v4 = stablehlo.convert %r#3 : (tensor<3xf16>) -> tensor<3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v5, dense<[0, 0, 4609434218613702656]> : tensor<3xi64>
    func.return
  }
}
