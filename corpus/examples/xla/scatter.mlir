// Scatter-1: one place twice; with an index vector that is implied
func.func @main() {
  %a = stablehlo.constant dense<[0, 10, 20, 30, 40]> : tensor<5xi32>
  %i = stablehlo.constant dense<[[1], [3], [1]]> : tensor<3x1xi32>
  %j = stablehlo.constant dense<[1, 3, 1]> : tensor<3xi32>
  %u = stablehlo.constant dense<[100, 200, 300]> : tensor<3xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<5xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<5xi32>
  check.expect_eq_const %0, dense<[0, 410, 20, 230, 40]> : tensor<5xi32>
  %1 = "stablehlo.scatter"(%a, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<5xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<5xi32>
  check.expect_eq_const %1, dense<[0, 410, 20, 230, 40]> : tensor<5xi32>
  return
}

// -----

// Scatter-2: what is there comes first, the update second
func.func @main() {
  %a = stablehlo.constant dense<[10, 20]> : tensor<2xi32>
  %i = stablehlo.constant dense<[[0]]> : tensor<1x1xi32>
  %u = stablehlo.constant dense<[3]> : tensor<1xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.subtract %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<2xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[7, 20]> : tensor<2xi32>
  %1 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    stablehlo.return %y : tensor<i32>
  }) : (tensor<2xi32>, tensor<1x1xi32>, tensor<1xi32>) -> tensor<2xi32>
  check.expect_eq_const %1, dense<[3, 20]> : tensor<2xi32>
  return
}

// -----

// Scatter-3: what lies outside is skipped
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = stablehlo.constant dense<[[-1], [3], [2147483647], [1]]> : tensor<4x1xi32>
  %u = stablehlo.constant dense<[10, 10, 10, 10]> : tensor<4xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<3xi32>, tensor<4x1xi32>, tensor<4xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[1, 12, 3]> : tensor<3xi32>
  return
}

// -----

// Scatter-4: of a window that lies partly outside, the part inside is taken
func.func @main() {
  %a = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %i = stablehlo.constant dense<[[3]]> : tensor<1x1xi32>
  %u = stablehlo.constant dense<[[7, 8]]> : tensor<1x2xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<4xi32>, tensor<1x1xi32>, tensor<1x2xi32>) -> tensor<4xi32>
  check.expect_eq_const %0, dense<[0, 0, 0, 7]> : tensor<4xi32>
  return
}

// -----

// Scatter-5: a window smaller than the operand
func.func @main() {
  %a = stablehlo.constant dense<0> : tensor<3x4xi32>
  %i = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi32>
  %u = stablehlo.constant dense<[[[1, 2], [3, 4]]]> : tensor<1x2x2xi32>
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.add %x, %y : tensor<i32>
    stablehlo.return %z : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<1x2xi32>, tensor<1x2x2xi32>) -> tensor<3x4xi32>
  check.expect_eq_const %0, dense<[[0, 0, 0, 0], [0, 1, 2, 0], [0, 3, 4, 0]]> : tensor<3x4xi32>
  return
}
