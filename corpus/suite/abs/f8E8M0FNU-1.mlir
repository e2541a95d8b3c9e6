// RUN: stablehlo-translate --interpret %s --args='[dense<2.0> : tensor<f8E8M0FNU>, dense<4.0> : tensor<f8E8M0FNU>, dense<4.0> : tensor<f8E8M0FNU>, dense<0.5> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.abs on f8E8M0FNU, envelope values
//   S: rank 0
//   E: f8E8M0FNU
// legal 0 0: [2.0]
// legal 1 0: [4.0]
// legal 2 0: [4.0]
// legal 3 0: [0.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
    %0 = stablehlo.abs %arg0 : tensor<f8E8M0FNU>
    return %0 : tensor<f8E8M0FNU>
  }

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>, %input2: tensor<f8E8M0FNU>, %input3: tensor<f8E8M0FNU>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<2.0> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v1, dense<4.0> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v2, dense<4.0> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.5> : tensor<f64>
    func.return
  }
}
