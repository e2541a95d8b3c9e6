// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<i2>, dense<-1> : tensor<i2>, dense<1> : tensor<i2>, dense<1> : tensor<i2>, dense<-2> : tensor<i2>, dense<-1> : tensor<i2>]'
// RUN: : @program
// chlo.broadcast_add on i2, special values
//   A: rank 0
//   m: low
//   E: i2
//   broadcast_dimensions: absent
// legal 0 0: [0]
// legal 1 0: [null]
// legal 2 0: [null]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
    %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<i2>, tensor<i2>) -> tensor<i2>
    return %0 : tensor<i2>
  }

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>, %input2: tensor<i2>, %input3: tensor<i2>, %input4: tensor<i2>, %input5: tensor<i2>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5) {programs = [[@program], [@program], [@program]]} : (tensor<i2>, tensor<i2>, tensor<i2>, tensor<i2>, tensor<i2>, tensor<i2>) -> (tensor<i2>, tensor<i2>, tensor<i2>)
    check.expect_eq_const %r#0, dense<0> : tensor<i2>
    %v0 = stablehlo.constant dense<1> : tensor<i2>
    %v1 = stablehlo.constant dense<-2> : tensor<i2>
    %v2 = stablehlo.compare GE, %r#1, %v1, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r#1, %v0, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    %v5 = stablehlo.constant dense<true> : tensor<i1>
    %v6 = stablehlo.or %v4, %v5 : tensor<i1>
    check.expect_eq_const %v6, dense<true> : tensor<i1>
    %v7 = stablehlo.constant dense<1> : tensor<i2>
    %v8 = stablehlo.constant dense<-2> : tensor<i2>
    %v9 = stablehlo.compare GE, %r#2, %v8, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    %v10 = stablehlo.compare LE, %r#2, %v7, SIGNED : (tensor<i2>, tensor<i2>) -> tensor<i1>
    %v11 = stablehlo.and %v9, %v10 : tensor<i1>
    %v12 = stablehlo.constant dense<true> : tensor<i1>
    %v13 = stablehlo.or %v11, %v12 : tensor<i1>
    check.expect_eq_const %v13, dense<true> : tensor<i1>
    func.return
  }
}
