// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.compare on f8E4M3, special values
//   S: rank 1
//   E: f8E4M3
//   comparison_direction: GT
//   compare_type: given
//   compare_type: TOTALORDER
// legal 0 0: [false,true,false]
// legal 1 0: [false,true,false]
// legal 2 0: [false,true,false]
// legal 3 0: [false,true,false]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<3xi1> {
    %0 = stablehlo.constant dense<[1.0, 240.0, -1.0]> : tensor<3xf8E4M3>
    %1 = stablehlo.constant dense<[2.5, 0xFC, -0.5]> : tensor<3xf8E4M3>
    %2 = stablehlo.compare GT, %0, %1, TOTALORDER : (tensor<3xf8E4M3>, tensor<3xf8E4M3>) -> tensor<3xi1>
    return %2 : tensor<3xi1>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>)
    check.expect_eq_const %r#0, dense<[false, true, false]> : tensor<3xi1>
    check.expect_eq_const %r#1, dense<[false, true, false]> : tensor<3xi1>
    check.expect_eq_const %r#2, dense<[false, true, false]> : tensor<3xi1>
    check.expect_eq_const %r#3, dense<[false, true, false]> : tensor<3xi1>
    func.return
  }
}
