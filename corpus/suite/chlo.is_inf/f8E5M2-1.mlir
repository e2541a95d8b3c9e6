// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.is_inf on f8E5M2, envelope values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
// legal 0 0: [false]
// legal 1 0: [false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1xi1> {
    %0 = stablehlo.constant dense<[0.625]> : tensor<1xf8E5M2>
    %1 = chlo.is_inf %0 : tensor<1xf8E5M2> -> tensor<1xi1>
    return %1 : tensor<1xi1>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<1xi1>, tensor<1xi1>)
    check.expect_eq_const %r#0, dense<false> : tensor<1xi1>
    check.expect_eq_const %r#1, dense<false> : tensor<1xi1>
    func.return
  }
}
