// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-1> : tensor<i16>, dense<0> : tensor<i16>]'
// RUN: : @program
// chlo.broadcast_shift_right_arithmetic on i16, special values
//   A: rank 0
//   m: low
//   E: i16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [null]
// legal 1 0: [3]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i16>) -> tensor<i16> {
    %0 = stablehlo.constant dense<3> : tensor<i16>
    %1 = chlo.broadcast_shift_right_arithmetic %0, %arg0 {broadcast_dimensions = array<i64>} : (tensor<i16>, tensor<i16>) -> tensor<i16>
    return %1 : tensor<i16>
  }

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
    %v0 = stablehlo.constant dense<32767> : tensor<i16>
    %v1 = stablehlo.constant dense<-32768> : tensor<i16>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    check.expect_eq_const %r#1, dense<3> : tensor<i16>
    func.return
  }
}
