// RUN: stablehlo-translate --interpret %s --args='[dense<1.1754944e-38> : tensor<f8E8M0FNU>, dense<1.1754944e-38> : tensor<f8E8M0FNU>, dense<1.7014118e+38> : tensor<f8E8M0FNU>, dense<0.5> : tensor<f8E8M0FNU>]'
// RUN: : @program
// stablehlo.dynamic_slice on f8E8M0FNU, special values
//   S: rank 0
//   E: f8E8M0FNU
//   I: i32
// legal 0 0: [1.1754943508222875e-38]
// legal 1 0: [1.1754943508222875e-38]
// legal 2 0: [1.7014118346046923e+38]
// legal 3 0: [0.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
    %0 = stablehlo.dynamic_slice %arg0, sizes = [] : (tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU>
    return %0 : tensor<f8E8M0FNU>
  }

  func.func @main(%input0: tensor<f8E8M0FNU>, %input1: tensor<f8E8M0FNU>, %input2: tensor<f8E8M0FNU>, %input3: tensor<f8E8M0FNU>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.1754943508222875e-38> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.1754943508222875e-38> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v2, dense<1.7014118346046923e+38> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E8M0FNU>) -> tensor<f64>
    check.expect_eq_const %v3, dense<0.5> : tensor<f64>
    func.return
  }
}
