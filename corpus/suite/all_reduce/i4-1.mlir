// RUN: stablehlo-translate --interpret %s --args='[dense<4> : tensor<i4>, dense<-5> : tensor<i4>, dense<-5> : tensor<i4>, dense<0> : tensor<i4>]'
// RUN: : @program
// stablehlo.all_reduce on i4, special values
//   N: low + 1
//   S: rank 0
//   F: i4
//   E: i4
//   channel_id: negative
//   replica_groups: one row
//   replica_groups: scrambled
// legal 0 0: [-5]
// legal 0 1: [-1]
// legal 1 0: [-5]
// legal 1 1: [-1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i4>, %arg1: tensor<i4>) -> (tensor<i4>, tensor<i4>) {
    %0, %1 = "stablehlo.all_reduce"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<i4>, %3: tensor<i4>):
      %4 = stablehlo.add %2, %3 : tensor<i4>
      stablehlo.return %4 : tensor<i4>
    }) : (tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>)
    return %1, %0 : tensor<i4>, tensor<i4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>, %input3: tensor<i4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>)
    check.expect_eq_const %r#0, dense<-5> : tensor<i4>
    check.expect_eq_const %r#1, dense<-1> : tensor<i4>
    check.expect_eq_const %r#2, dense<-5> : tensor<i4>
    check.expect_eq_const %r#3, dense<-1> : tensor<i4>
    func.return
  }
}
