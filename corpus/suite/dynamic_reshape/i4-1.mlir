// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i4>, dense<-8> : tensor<i4>, dense<-1> : tensor<i4>, dense<-8> : tensor<i4>]'
// RUN: : @program
// stablehlo.dynamic_reshape on i4, exact values
//   S: rank 0
//   T: more axes
//   E: i4
//   I: i4
// legal 0 0: [0]
// legal 1 0: [-8]
// legal 2 0: [-1]
// legal 3 0: [-8]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<i4>) -> tensor<1x1xi4> {
    %0 = stablehlo.constant dense<[1, 1]> : tensor<2xi4>
    %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<i4>, tensor<2xi4>) -> tensor<1x1xi4>
    return %1 : tensor<1x1xi4>
  }

  func.func @main(%input0: tensor<i4>, %input1: tensor<i4>, %input2: tensor<i4>, %input3: tensor<i4>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<i4>, tensor<i4>, tensor<i4>, tensor<i4>) -> (tensor<1x1xi4>, tensor<1x1xi4>, tensor<1x1xi4>, tensor<1x1xi4>)
    check.expect_eq_const %r#0, dense<0> : tensor<1x1xi4>
    check.expect_eq_const %r#1, dense<-8> : tensor<1x1xi4>
    check.expect_eq_const %r#2, dense<-1> : tensor<1x1xi4>
    check.expect_eq_const %r#3, dense<-8> : tensor<1x1xi4>
    func.return
  }
}
