// RUN: stablehlo-translate --interpret %s --args='[dense<[28.0]> : tensor<1xf6E3M2FN>, dense<[0.75]> : tensor<1xf6E3M2FN>, dense<> : tensor<0x1xui2>, dense<[0.0]> : tensor<1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.scatter on f6E3M2FN, special values
//   N: low + 1
//   B: rank 1
//   B: has 1
//   C: rank 0
//   O: rank 0
//   G: rank 0
//   E: f6E3M2FN
//   F: f6E3M2FN
//   I: ui2
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [0.75]
// legal 0 1: [-2.5]

module {
func.func @program(%arg0: tensor<1xf6E3M2FN>, %arg1: tensor<1xf6E3M2FN>, %arg2: tensor<0x1xui2>, %arg3: tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>) {
  %0 = stablehlo.constant dense<[-2.5]> : tensor<1xf6E3M2FN>
  %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %0, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<input_batching_dims = [0], scatter_indices_batching_dims = [1], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%3: tensor<f6E3M2FN>, %4: tensor<f6E3M2FN>, %5: tensor<f6E3M2FN>, %6: tensor<f6E3M2FN>):
    %7 = stablehlo.maximum %4, %6 : tensor<f6E3M2FN>
    stablehlo.return %5, %7 : tensor<f6E3M2FN>, tensor<f6E3M2FN>
  }) : (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>, tensor<0x1xui2>, tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>)
  return %2, %1 : tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1xf6E3M2FN>, %input1: tensor<1xf6E3M2FN>, %input2: tensor<0x1xui2>, %input3: tensor<1xf6E3M2FN>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>, tensor<0x1xui2>, tensor<1xf6E3M2FN>) -> (tensor<1xf6E3M2FN>, tensor<1xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.75> : tensor<1xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xf6E3M2FN>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-2.5> : tensor<1xf64>
    func.return
  }
}
