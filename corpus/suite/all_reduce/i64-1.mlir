// RUN: stablehlo-translate --interpret %s --args='[dense<-2> : tensor<i64>, dense<-1> : tensor<i64>, dense<3> : tensor<i64>, dense<> : tensor<0xi64>, dense<-6> : tensor<i64>, dense<6> : tensor<i64>, dense<5> : tensor<i64>, dense<> : tensor<0xi64>]'
// RUN: : @program
// stablehlo.all_reduce on i64, envelope values
//   S: rank 0
//   S: rank 1
//   S: has 0
//   F: i64
//   E: i64
//   channel_id: negative
//   channel_id: near 1 - 1
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: []
// legal 0 1: [3]
// legal 0 2: [-1]
// legal 0 3: [-2]
// legal 1 0: []
// legal 1 1: [5]
// legal 1 2: [6]
// legal 1 3: [-6]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>, %arg3: tensor<0xi64>) -> (tensor<0xi64>, tensor<i64>, tensor<i64>, tensor<i64>) {
    %0, %1, %2, %3 = "stablehlo.all_reduce"(%arg0, %arg1, %arg2, %arg3) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
    ^bb0(%4: tensor<i64>, %5: tensor<i64>):
      %6 = stablehlo.maximum %4, %5 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<0xi64>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<0xi64>)
    return %3, %2, %1, %0 : tensor<0xi64>, tensor<i64>, tensor<i64>, tensor<i64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>, %input2: tensor<i64>, %input3: tensor<0xi64>, %input4: tensor<i64>, %input5: tensor<i64>, %input6: tensor<i64>, %input7: tensor<0xi64>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program]]} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<0xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<0xi64>) -> (tensor<0xi64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<0xi64>, tensor<i64>, tensor<i64>, tensor<i64>)
    check.expect_eq_const %r#1, dense<3> : tensor<i64>
    check.expect_eq_const %r#2, dense<-1> : tensor<i64>
    check.expect_eq_const %r#3, dense<-2> : tensor<i64>
    check.expect_eq_const %r#5, dense<5> : tensor<i64>
    check.expect_eq_const %r#6, dense<6> : tensor<i64>
    check.expect_eq_const %r#7, dense<-6> : tensor<i64>
    func.return
  }
}
