// RUN: stablehlo-translate --interpret %s --args='[dense<-6> : tensor<i4>, dense<-4> : tensor<i4>, dense<7> : tensor<i4>, dense<-1> : tensor<i4>]'
// RUN: : @program
// stablehlo.and on i4, exact values
//   S: rank 0
//   E: i4
// legal 0 0: [-8]
// legal 1 0: [-4]
// legal 2 0: [5]
// legal 3 0: [-3]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
    %0 = stablehlo.constant dense<-3> : tensor<i4>
    %1 = stablehlo.and %0, %arg0 : tensor<i4>
    return %1 : tensor<i4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>, %input3: tensor<i4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>)
    check.expect_eq_const %r#0, dense<-8> : tensor<i4>
    check.expect_eq_const %r#1, dense<-4> : tensor<i4>
    check.expect_eq_const %r#2, dense<5> : tensor<i4>
    check.expect_eq_const %r#3, dense<-3> : tensor<i4>
    func.return
  }
}
