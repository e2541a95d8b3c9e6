// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.replica_id on ui32, exact values
// legal 0 0: [0]
// legal 1 0: [0]
// legal 2 0: [1]
// legal 3 0: [1]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<ui32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    return %0 : tensor<ui32>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>)
    check.expect_eq_const %r#0, dense<0> : tensor<ui32>
    check.expect_eq_const %r#1, dense<0> : tensor<ui32>
    check.expect_eq_const %r#2, dense<1> : tensor<ui32>
    check.expect_eq_const %r#3, dense<1> : tensor<ui32>
    func.return
  }
}
