// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui32, special values
//   n: more
//   S: rank 0
//   E: ui32
//   iota_dimension: first
// legal 0 0: [0,1]
// legal 1 0: [0,1]
// legal 2 0: [0,1]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program() -> tensor<2xui32> {
    %0 = stablehlo.iota dim = 0 : tensor<2xui32>
    return %0 : tensor<2xui32>
  }

  func.func @main() {
    %r:3 = "interpreter.run_parallel"() {programs = [[@program], [@program], [@program]]} : () -> (tensor<2xui32>, tensor<2xui32>, tensor<2xui32>)
    check.expect_eq_const %r#0, dense<[0, 1]> : tensor<2xui32>
    check.expect_eq_const %r#1, dense<[0, 1]> : tensor<2xui32>
    check.expect_eq_const %r#2, dense<[0, 1]> : tensor<2xui32>
    func.return
  }
}
