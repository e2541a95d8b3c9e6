// RUN: stablehlo-translate --interpret %s --args='[dense<[[[4611686018427387904, -2, 6, -1]], [[-1, -7, -6, 6]], [[1, 8, -5, 9223372036854775807]]]> : tensor<3x1x4xi64>, dense<[[[1, -1, 1073741824, 0]], [[2, 2147483647, 8, 2147483647]], [[-9, 2, -1, 5]]]> : tensor<3x1x4xi32>, dense<> : tensor<3x0xi64>, dense<[[[[-7, 4611686018427387904], [-7, 7], [1, 5]]], [[[4611686018427387904, -2], [0, -9223372036854775808], [1, -1]]], [[[-9223372036854775808, 2], [4611686018427387904, 2], [-2, -9223372036854775807]]]]> : tensor<3x1x3x2xi64>, dense<[[[[-1, 8], [-2147483647, 2], [7, 1]]], [[[2, -6], [8, 2], [-1, 2147483647]]], [[[-9, 2], [-2147483648, -7], [1, 1024]]]]> : tensor<3x1x3x2xi32>]'
// RUN: : @program
// stablehlo.scatter on i64, special values
//   N: low + 1
//   B: rank 0
//   C: rank 0
//   O: rank 3+
//   O: has 1
//   G: rank 1
//   W: low + 1
//   W: high
//   E: i32
//   E: i64
//   F: i32
//   F: i64
//   I: i64
//   input_batching_dims: empty
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: false
//   unique_indices: true
// legal 0 0: [null,null,1073741824,0,null,null,8,2147483647,null,null,-1,5]
// legal 0 1: [null,null,6,-1,null,null,-6,6,null,null,-5,9223372036854775807]

module {
func.func @program(%arg0: tensor<3x1x4xi64>, %arg1: tensor<3x1x4xi32>, %arg2: tensor<3x0xi64>, %arg3: tensor<3x1x3x2xi64>, %arg4: tensor<3x1x3x2xi32>) -> (tensor<3x1x4xi32>, tensor<3x1x4xi64>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 3], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%2: tensor<i64>, %3: tensor<i32>, %4: tensor<i64>, %5: tensor<i32>):
    stablehlo.return %2, %3 : tensor<i64>, tensor<i32>
  }) : (tensor<3x1x4xi64>, tensor<3x1x4xi32>, tensor<3x0xi64>, tensor<3x1x3x2xi64>, tensor<3x1x3x2xi32>) -> (tensor<3x1x4xi64>, tensor<3x1x4xi32>)
  return %1, %0 : tensor<3x1x4xi32>, tensor<3x1x4xi64>
}

  func.func @main(%input0: tensor<3x1x4xi64>, %input1: tensor<3x1x4xi32>, %input2: tensor<3x0xi64>, %input3: tensor<3x1x3x2xi64>, %input4: tensor<3x1x3x2xi32>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<3x1x4xi64>, tensor<3x1x4xi32>, tensor<3x0xi64>, tensor<3x1x3x2xi64>, tensor<3x1x3x2xi32>) -> (tensor<3x1x4xi32>, tensor<3x1x4xi64>)
    %v0 = stablehlo.constant dense<[[[2147483647, 2147483647, 1073741824, 0]], [[2147483647, 2147483647, 8, 2147483647]], [[2147483647, 2147483647, -1, 5]]]> : tensor<3x1x4xi32>
    %v1 = stablehlo.constant dense<[[[-2147483648, -2147483648, 1073741824, 0]], [[-2147483648, -2147483648, 8, 2147483647]], [[-2147483648, -2147483648, -1, 5]]]> : tensor<3x1x4xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> tensor<3x1x4xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<3x1x4xi32>, tensor<3x1x4xi32>) -> tensor<3x1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x1x4xi1>
    %v5 = stablehlo.constant dense<[[[true, true, false, false]], [[true, true, false, false]], [[true, true, false, false]]]> : tensor<3x1x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x1x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x1x4xi1>
    %v7 = stablehlo.constant dense<[[[9223372036854775807, 9223372036854775807, 6, -1]], [[9223372036854775807, 9223372036854775807, -6, 6]], [[9223372036854775807, 9223372036854775807, -5, 9223372036854775807]]]> : tensor<3x1x4xi64>
    %v8 = stablehlo.constant dense<[[[-9223372036854775808, -9223372036854775808, 6, -1]], [[-9223372036854775808, -9223372036854775808, -6, 6]], [[-9223372036854775808, -9223372036854775808, -5, 9223372036854775807]]]> : tensor<3x1x4xi64>
    %v9 = stablehlo.compare GE, %r#1, %v8, SIGNED : (tensor<3x1x4xi64>, tensor<3x1x4xi64>) -> tensor<3x1x4xi1>
    %v10 = stablehlo.compare LE, %r#1, %v7, SIGNED : (tensor<3x1x4xi64>, tensor<3x1x4xi64>) -> tensor<3x1x4xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<3x1x4xi1>
    %v12 = stablehlo.constant dense<[[[true, true, false, false]], [[true, true, false, false]], [[true, true, false, false]]]> : tensor<3x1x4xi1>
    %v13 = stablehlo.or %v11, %v12 : tensor<3x1x4xi1>
    check.expect_eq_const %v13, dense<true> : tensor<3x1x4xi1>
    func.return
  }
}
