// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_permute on i16, exact values
//   S: rank 0
//   E: i16
//   channel_id: 0
//   channel_id: near 1
//   source_target_pairs: one pair
// legal 0 0: [-9]
// legal 1 0: [0]
// legal 2 0: [0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<i16> {
    %0 = stablehlo.constant dense<-9> : tensor<i16>
    %1 = "stablehlo.collective_permute"(%0) <{source_target_pairs = dense<[[1, 0]]> : tensor<1x2xi64>}> : (tensor<i16>) -> tensor<i16>
    return %1 : tensor<i16>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<i16>, tensor<i16>, tensor<i16>)
    check.expect_eq_const %r#0, dense<-9> : tensor<i16>
    check.expect_eq_const %r#1, dense<0> : tensor<i16>
    check.expect_eq_const %r#2, dense<0> : tensor<i16>
    func.return
  }
}
