// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5], [0.25], [0.0], [0.25], [0.5]]], [[[0.25], [-0.5], [-0.5], [0.25], [0.0]]], [[[0.0], [0.0], [0.5], [-0.5], [-0.5]]], [[[0.5], [-0.25], [0.5], [0.0], [0.5]]], [[[0.0], [-0.25], [-0.5], [0.25], [0.5]]]]> : tensor<5x1x5x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.scatter on f8E5M2FNUZ, exact values
//   N: low
//   B: rank 0
//   C: rank 3+
//   C: has 1
//   O: rank 1
//   O: has 1
//   G: rank 0
//   W: low
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   I: i16
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: one
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [-0.5,0.25,[0.0,0.0],0.25,0.5,0.25,-0.5,-0.5,0.25,[0.0,0.0],[0.0,0.0],[0.0,0.0],0.5,-0.5,-0.5,0.5,-0.25,0.5,[0.0,0.0],0.5,[0.0,0.0],-0.25,-0.5,0.25,0.5]

module {
func.func @program(%arg0: tensor<5x1x5x1xf8E5M2FNUZ>) -> tensor<5x1x5x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[0]> : tensor<1xi16>
  %1 = stablehlo.constant dense<> : tensor<0xf8E5M2FNUZ>
  %2 = "stablehlo.scatter"(%arg0, %0, %1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 2, 3], scatter_dims_to_operand_dims = [2], index_vector_dim = 0>}> ({
  ^bb0(%3: tensor<f8E5M2FNUZ>, %4: tensor<f8E5M2FNUZ>):
    %5 = stablehlo.maximum %3, %4 : tensor<f8E5M2FNUZ>
    stablehlo.return %5 : tensor<f8E5M2FNUZ>
  }) : (tensor<5x1x5x1xf8E5M2FNUZ>, tensor<1xi16>, tensor<0xf8E5M2FNUZ>) -> tensor<5x1x5x1xf8E5M2FNUZ>
  return %2 : tensor<5x1x5x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<5x1x5x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<5x1x5x1xf8E5M2FNUZ>) -> (tensor<5x1x5x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x1x5x1xf8E5M2FNUZ>) -> tensor<5x1x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi64>
    check.expect_eq_const %v1, dense<[[[[-4620693217682128896], [4598175219545276416], [0], [4598175219545276416], [4602678819172646912]]], [[[4598175219545276416], [-4620693217682128896], [-4620693217682128896], [4598175219545276416], [0]]], [[[0], [0], [4602678819172646912], [-4620693217682128896], [-4620693217682128896]]], [[[4602678819172646912], [-4625196817309499392], [4602678819172646912], [0], [4602678819172646912]]], [[[0], [-4625196817309499392], [-4620693217682128896], [4598175219545276416], [4602678819172646912]]]]> : tensor<5x1x5x1xi64>
    func.return
  }
}
