// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i64>, dense<-2> : tensor<i64>, dense<2> : tensor<i64>, dense<2> : tensor<i64>]'
// RUN: : @program
// stablehlo.power on i64, exact values
//   S: rank 0
//   E: i64
// legal 0 0: [36]
// legal 1 0: [null]
// legal 2 0: [36]
// legal 3 0: [36]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.constant dense<6> : tensor<i64>
    %1 = stablehlo.power %0, %arg0 : tensor<i64>
    return %1 : tensor<i64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>, %input2: tensor<i64>, %input3: tensor<i64>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#0, dense<36> : tensor<i64>
    %v0 = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %v1 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %v2 = stablehlo.compare GE, %r#1, %v1, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#1, %v0, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    check.expect_eq_const %r#2, dense<36> : tensor<i64>
    check.expect_eq_const %r#3, dense<36> : tensor<i64>
    func.return
  }
}
