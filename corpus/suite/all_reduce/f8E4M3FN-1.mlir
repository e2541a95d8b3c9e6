// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f8E4M3FN, envelope values
//   N: low
//   S: rank 0
//   F: f8E4M3FN
//   E: f8E4M3FN
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: ordered
// legal 0 0: [6.0]
// legal 1 0: [6.0]
// legal 2 0: [6.0]
// legal 3 0: [6.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<f8E4M3FN> {
    %0 = stablehlo.constant dense<3.0> : tensor<f8E4M3FN>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%2: tensor<f8E4M3FN>, %3: tensor<f8E4M3FN>):
      %4 = stablehlo.add %2, %3 : tensor<f8E4M3FN>
      stablehlo.return %4 : tensor<f8E4M3FN>
    }) : (tensor<f8E4M3FN>) -> tensor<f8E4M3FN>
    return %1 : tensor<f8E4M3FN>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>, tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<6.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v1, dense<6.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v2, dense<6.0> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v3, dense<6.0> : tensor<f64>
    func.return
  }
}
