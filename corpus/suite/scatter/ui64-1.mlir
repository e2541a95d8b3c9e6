// RUN: stablehlo-translate --interpret %s --args='[dense<[[[2], [4611686018427387904]], [[16297038265908671767], [4669397092439647654]]]> : tensor<2x2x1xui64>, dense<[[[1], [9]], [[0], [5]]]> : tensor<2x2x1xui8>, dense<[[[3], [9]], [[7], [0]]]> : tensor<2x2x1xui8>, dense<[[[5], [1]], [[5], [8]]]> : tensor<2x2x1xui8>, dense<[3, 0, 2]> : tensor<3xui8>, dense<128> : tensor<ui8>, dense<3> : tensor<ui8>, dense<[[[1420671797577539097], [2]], [[6351841205072004917], [12664163365003607494]]]> : tensor<2x2x1xui64>, dense<[[[8], [9]], [[5], [1]]]> : tensor<2x2x1xui8>, dense<[[[4], [8]], [[4], [6]]]> : tensor<2x2x1xui8>, dense<[[[3], [9]], [[2], [7]]]> : tensor<2x2x1xui8>, dense<[255, 2, 1]> : tensor<3xui8>, dense<64> : tensor<ui8>, dense<2> : tensor<ui8>]'
// RUN: : @program
// stablehlo.scatter on ui64, exact values
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   O: rank 0
//   G: rank 0
//   E: ui8
//   E: ui64
//   F: ui64
//   I: ui8
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: unordered
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [5,1,5,8]
// legal 0 1: [3,9,7,0]
// legal 0 2: [1,9,0,5]
// legal 0 3: [2,4611686018427387904,16297038265908671767,4669397092439647654]
// legal 1 0: [3,9,2,7]
// legal 1 1: [4,8,4,6]
// legal 1 2: [8,9,5,1]
// legal 1 3: [1420671797577539097,2,6351841205072004917,12664163365003607494]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<2x2x1xui64>, %arg1: tensor<2x2x1xui8>, %arg2: tensor<2x2x1xui8>, %arg3: tensor<2x2x1xui8>, %arg4: tensor<3xui8>, %arg5: tensor<ui8>, %arg6: tensor<ui8>) -> (tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>) {
    %0 = stablehlo.constant dense<3> : tensor<ui64>
    %1, %2, %3, %4 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4, %0, %arg5, %arg6, %arg6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 0, 2], index_vector_dim = 0>, indices_are_sorted = true}> ({
    ^bb0(%5: tensor<ui64>, %6: tensor<ui64>, %7: tensor<ui64>, %8: tensor<ui64>, %9: tensor<ui64>, %10: tensor<ui64>, %11: tensor<ui64>, %12: tensor<ui64>):
      %13 = stablehlo.add %6, %10 : tensor<ui64>
      %14 = stablehlo.maximum %8, %12 : tensor<ui64>
      stablehlo.return %9, %13, %7, %14 : tensor<ui64>, tensor<ui64>, tensor<ui64>, tensor<ui64>
    }) : (tensor<2x2x1xui64>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<3xui8>, tensor<ui64>, tensor<ui8>, tensor<ui8>, tensor<ui8>) -> (tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>)
    return %4, %3, %2, %1 : tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>
  }

  func.func @main(%input0: tensor<2x2x1xui64>, %input1: tensor<2x2x1xui8>, %input2: tensor<2x2x1xui8>, %input3: tensor<2x2x1xui8>, %input4: tensor<3xui8>, %input5: tensor<ui8>, %input6: tensor<ui8>, %input7: tensor<2x2x1xui64>, %input8: tensor<2x2x1xui8>, %input9: tensor<2x2x1xui8>, %input10: tensor<2x2x1xui8>, %input11: tensor<3xui8>, %input12: tensor<ui8>, %input13: tensor<ui8>) {
    %r:8 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11, %input12, %input13) {programs = [[@program, @program]]} : (tensor<2x2x1xui64>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<3xui8>, tensor<ui8>, tensor<ui8>, tensor<2x2x1xui64>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<2x2x1xui8>, tensor<3xui8>, tensor<ui8>, tensor<ui8>) -> (tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>, tensor<2x2x1xui64>)
    check.expect_eq_const %r#0, dense<[[[5], [1]], [[5], [8]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#1, dense<[[[3], [9]], [[7], [0]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#2, dense<[[[1], [9]], [[0], [5]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#3, dense<[[[2], [4611686018427387904]], [[16297038265908671767], [4669397092439647654]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#4, dense<[[[3], [9]], [[2], [7]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#5, dense<[[[4], [8]], [[4], [6]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#6, dense<[[[8], [9]], [[5], [1]]]> : tensor<2x2x1xui64>
    check.expect_eq_const %r#7, dense<[[[1420671797577539097], [2]], [[6351841205072004917], [12664163365003607494]]]> : tensor<2x2x1xui64>
    func.return
  }
}
