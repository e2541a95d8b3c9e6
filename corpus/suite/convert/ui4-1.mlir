// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on ui4, special values
//   S: rank 0
//   E: ui4
//   F: ui4
// legal 0 0: [15]
// legal 1 0: [15]
// legal 2 0: [15]
// legal 3 0: [15]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program() -> tensor<ui4> {
    %0 = stablehlo.constant dense<15> : tensor<ui4>
    %1 = stablehlo.convert %0 : tensor<ui4>
    return %1 : tensor<ui4>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program], [@program]]} : () -> (tensor<ui4>, tensor<ui4>, tensor<ui4>, tensor<ui4>)
    check.expect_eq_const %r#0, dense<15> : tensor<ui4>
    check.expect_eq_const %r#1, dense<15> : tensor<ui4>
    check.expect_eq_const %r#2, dense<15> : tensor<ui4>
    check.expect_eq_const %r#3, dense<15> : tensor<ui4>
    func.return
  }
}
