// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on f4E2M1FN, exact values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [-1.0,0.5]
// legal 1 0: [-1.0,0.5]
// legal 2 0: [-1.0,0.5]
// legal 3 0: [-1.0,0.5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<2x1xf4E2M1FN> {
    %0 = stablehlo.constant dense<[[-1.0], [0.5]]> : tensor<2x1xf4E2M1FN>
    %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = dense<[[3, 0, 1, 2]]> : tensor<1x4xi64>}> : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
    return %1 : tensor<2x1xf4E2M1FN>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>, tensor<2x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[-1.0], [0.5]]> : tensor<2x1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v1, dense<[[-1.0], [0.5]]> : tensor<2x1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v2, dense<[[-1.0], [0.5]]> : tensor<2x1xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v3, dense<[[-1.0], [0.5]]> : tensor<2x1xf64>
    func.return
  }
}
