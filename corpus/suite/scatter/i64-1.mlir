// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3713668970284399229, -1270800461014060952], [9223372036854775807, 6332700086108548091], [-6468316639939527899, 2]]> : tensor<3x2xi64>, dense<[[5433380822451427693, 0], [-1, 4611686018427387904], [0, -9223372036854775807]]> : tensor<3x2xi64>, dense<-1363855920258021215> : tensor<i64>, dense<7> : tensor<i64>]'
// RUN: : @program
// stablehlo.scatter on i64, special values
//   N: low + 1
//   B: rank 0
//   C: rank 2
//   O: rank 0
//   G: rank 0
//   E: i64
//   F: i64
//   I: i64
//   input_batching_dims: empty
//   inserted_window_dims: ascending
//   scatter_indices_batching_dims: empty
//   index_vector_dim: first
//   update_window_dims: empty
//   scatter_dims_to_operand_dims: ascending
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [5433380822451427693,0,-1,4611686018427387904,0,-9223372036854775807]
// legal 0 1: [-3713668970284399229,-1270800461014060952,9223372036854775807,6332700086108548091,-6468316639939527899,2]

module {
func.func @program(%arg0: tensor<3x2xi64>, %arg1: tensor<3x2xi64>, %arg2: tensor<i64>, %arg3: tensor<i64>) -> (tensor<3x2xi64>, tensor<3x2xi64>) {
  %0 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %1, %2 = "stablehlo.scatter"(%arg0, %arg1, %0, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 0>, unique_indices = true}> ({
  ^bb0(%3: tensor<i64>, %4: tensor<i64>, %5: tensor<i64>, %6: tensor<i64>):
    %7 = stablehlo.maximum %4, %6 : tensor<i64>
    stablehlo.return %3, %7 : tensor<i64>, tensor<i64>
  }) : (tensor<3x2xi64>, tensor<3x2xi64>, tensor<2xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x2xi64>, tensor<3x2xi64>)
  return %2, %1 : tensor<3x2xi64>, tensor<3x2xi64>
}

  func.func @main(%input0: tensor<3x2xi64>, %input1: tensor<3x2xi64>, %input2: tensor<i64>, %input3: tensor<i64>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x2xi64>, tensor<3x2xi64>, tensor<i64>, tensor<i64>) -> (tensor<3x2xi64>, tensor<3x2xi64>)
    check.expect_eq_const %r#0, dense<[[5433380822451427693, 0], [-1, 4611686018427387904], [0, -9223372036854775807]]> : tensor<3x2xi64>
    check.expect_eq_const %r#1, dense<[[-3713668970284399229, -1270800461014060952], [9223372036854775807, 6332700086108548091], [-6468316639939527899, 2]]> : tensor<3x2xi64>
    func.return
  }
}
