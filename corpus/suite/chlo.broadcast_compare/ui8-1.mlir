// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<3> : tensor<ui8>, dense<3> : tensor<ui8>]'
// RUN: : @program
// chlo.broadcast_compare on ui8, exact values
//   A: rank 0
//   m: low
//   E: ui8
//   broadcast_dimensions: absent
//   comparison_direction: LT
//   compare_type: absent
// legal 0 0: [false]
// legal 1 0: [false]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<ui8>) -> tensor<i1> {
    %0 = chlo.broadcast_compare %arg0, %arg0 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    return %0 : tensor<i1>
  }

  func.func @main(%input0: tensor<ui8>, %input1: tensor<ui8>) {
    %r:2 = "interpreter.run_parallel"(%input0, %input1) {programs = [[@program], [@program]]} : (tensor<ui8>, tensor<ui8>) -> (tensor<i1>, tensor<i1>)
    check.expect_eq_const %r#0, dense<false> : tensor<i1>
    check.expect_eq_const %r#1, dense<false> : tensor<i1>
    func.return
  }
}
