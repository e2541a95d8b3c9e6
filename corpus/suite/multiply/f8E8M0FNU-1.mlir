// RUN: stablehlo-translate --interpret %s --args='[dense<[256.0, 4.656613e-10]> : tensor<2xf8E8M0FNU>, dense<[9.313226e-10, 512.0]> : tensor<2xf8E8M0FNU>]'
// RUN: : @program
// stablehlo.multiply on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E8M0FNU
// legal 0 0: [65536.0,2.168404344971009e-19]
// legal 1 0: [8.673617379884035e-19,262144.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2xf8E8M0FNU>) -> tensor<2xf8E8M0FNU> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2xf8E8M0FNU>
    return %0 : tensor<2xf8E8M0FNU>
  }

  func.func @main(%input0: tensor<2xf8E8M0FNU>, %input1: tensor<2xf8E8M0FNU>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program, @program]]} : (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>) -> (tensor<2xf8E8M0FNU>, tensor<2xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#0 : (tensor<2xf8E8M0FNU>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[65536.0, 2.168404344971009e-19]> : tensor<2xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<2xf8E8M0FNU>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[8.673617379884035e-19, 262144.0]> : tensor<2xf64>
    func.return
  }
}
