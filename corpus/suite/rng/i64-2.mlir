// RUN: stablehlo-translate --interpret %s --args='[dense<-4> : tensor<i64>, dense<2> : tensor<i64>, dense<8> : tensor<i64>, dense<9> : tensor<i64>, dense<-9> : tensor<i64>, dense<-7> : tensor<i64>, dense<-7> : tensor<i64>, dense<5> : tensor<i64>]'
// RUN: : @program
// stablehlo.rng on i64, exact values
//   S: rank 3+
//   S: has 1
//   E: i64
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1],[-4,1]]
// legal 1 0: [8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8]
// legal 2 0: [[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8],[-9,-8]]
// legal 3 0: [[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4],[-7,4]]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<4x4x3x1xi64> {
    %0 = stablehlo.constant dense<[4, 4, 3, 1]> : tensor<4xi64>
    %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<i64>, tensor<i64>, tensor<4xi64>) -> tensor<4x4x3x1xi64>
    return %1 : tensor<4x4x3x1xi64>
  }

  func.func @main(%input0: tensor<i64>, %input1: tensor<i64>, %input2: tensor<i64>, %input3: tensor<i64>, %input4: tensor<i64>, %input5: tensor<i64>, %input6: tensor<i64>, %input7: tensor<i64>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>)
    %v0 = stablehlo.constant dense<1> : tensor<4x4x3x1xi64>
    %v1 = stablehlo.constant dense<-4> : tensor<4x4x3x1xi64>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x4x3x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x4x3x1xi1>
    check.expect_eq_const %r#1, dense<8> : tensor<4x4x3x1xi64>
    %v5 = stablehlo.constant dense<-8> : tensor<4x4x3x1xi64>
    %v6 = stablehlo.constant dense<-9> : tensor<4x4x3x1xi64>
    %v7 = stablehlo.compare GE, %r#2, %v6, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v8 = stablehlo.compare LE, %r#2, %v5, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v9 = stablehlo.and %v7, %v8 : tensor<4x4x3x1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x4x3x1xi1>
    %v10 = stablehlo.constant dense<4> : tensor<4x4x3x1xi64>
    %v11 = stablehlo.constant dense<-7> : tensor<4x4x3x1xi64>
    %v12 = stablehlo.compare GE, %r#3, %v11, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v13 = stablehlo.compare LE, %r#3, %v10, SIGNED : (tensor<4x4x3x1xi64>, tensor<4x4x3x1xi64>) -> tensor<4x4x3x1xi1>
    %v14 = stablehlo.and %v12, %v13 : tensor<4x4x3x1xi1>
    check.expect_eq_const %v14, dense<true> : tensor<4x4x3x1xi1>
    func.return
  }
}
