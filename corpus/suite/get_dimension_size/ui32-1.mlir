// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.get_dimension_size on ui32, special values
//   n: more
//   S: rank 2
//   S: has 1
//   E: ui32
//   dimension: later
// legal 0 0: [2]
// legal 1 0: [2]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<i32> {
    %0 = stablehlo.constant dense<[[[1, 2147483648], [3605163986, 4179059943], [502190424, 4294967295]]]> : tensor<1x3x2xui32>
    %1 = stablehlo.get_dimension_size %0, dim = 2 : (tensor<1x3x2xui32>) -> tensor<i32>
    return %1 : tensor<i32>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<i32>, tensor<i32>)
    check.expect_eq_const %r#0, dense<2> : tensor<i32>
    check.expect_eq_const %r#1, dense<2> : tensor<i32>
    func.return
  }
}
