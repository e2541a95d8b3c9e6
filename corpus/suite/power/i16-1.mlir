// RUN: stablehlo-translate --interpret %s --args='[dense<-1> : tensor<i16>, dense<2> : tensor<i16>, dense<-9> : tensor<i16>, dense<1> : tensor<i16>]'
// RUN: : @program
// stablehlo.power on i16, special values
//   S: rank 0
//   E: i16
// legal 0 0: [1]
// legal 1 0: [-9]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<i16>
    return %0 : tensor<i16>
  }

  func.func @main(%input0: tensor<i16>, %input1: tensor<i16>, %input2: tensor<i16>, %input3: tensor<i16>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program]]} : (tensor<i16>, tensor<i16>, tensor<i16>, tensor<i16>) -> (tensor<i16>, tensor<i16>)
    check.expect_eq_const %r#0, dense<1> : tensor<i16>
    check.expect_eq_const %r#1, dense<-9> : tensor<i16>
    func.return
  }
}
