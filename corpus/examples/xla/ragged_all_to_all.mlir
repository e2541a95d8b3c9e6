// RaggedAllToAll-1: each sends pieces of any length to places that it names
func.func private @RaggedAllToAll(%input: tensor<3xf32>, %input_offsets: tensor<2xi32>, %send_sizes: tensor<2xi32>, %output: tensor<4xf32>, %output_offsets: tensor<2xi32>, %recv_sizes: tensor<2xi32>) -> tensor<4xf32> {
  %i = stablehlo.reshape %input : (tensor<3xf32>) -> tensor<1x3xf32>
  %o = stablehlo.reshape %input_offsets : (tensor<2xi32>) -> tensor<1x2xi32>
  %s = stablehlo.reshape %send_sizes : (tensor<2xi32>) -> tensor<1x2xi32>
  %p = stablehlo.reshape %output_offsets : (tensor<2xi32>) -> tensor<1x2xi32>
  %all:4 = "stablehlo.all_gather"(%i, %o, %s, %p) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1x3xf32>, tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> (tensor<2x3xf32>, tensor<2x2xi32>, tensor<2x2xi32>, tensor<2x2xi32>)
  %id = stablehlo.replica_id : tensor<ui32>
  %me = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %from_of = stablehlo.dynamic_slice %all#1, %zero, %me, sizes = [2, 1] : (tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  %from = stablehlo.broadcast_in_dim %from_of, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
  %count_of = stablehlo.dynamic_slice %all#2, %zero, %me, sizes = [2, 1] : (tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  %count = stablehlo.broadcast_in_dim %count_of, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
  %to_of = stablehlo.dynamic_slice %all#3, %zero, %me, sizes = [2, 1] : (tensor<2x2xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  %to = stablehlo.broadcast_in_dim %to_of, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x4xi32>
  %place = stablehlo.iota dim = 1 : tensor<2x4xi32>
  %offset = stablehlo.subtract %place, %to : tensor<2x4xi32>
  %zeros = stablehlo.constant dense<0> : tensor<2x4xi32>
  %is_behind = stablehlo.compare GE, %offset, %zeros, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %is_before = stablehlo.compare LT, %offset, %count, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %is_sent = stablehlo.and %is_behind, %is_before : tensor<2x4xi1>
  %source = stablehlo.add %from, %offset : tensor<2x4xi32>
  %sent = "stablehlo.gather"(%all#0, %source) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
  %row0 = stablehlo.slice %sent [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %values0 = stablehlo.reshape %row0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %mask0 = stablehlo.slice %is_sent [0:1, 0:4] : (tensor<2x4xi1>) -> tensor<1x4xi1>
  %is_from0 = stablehlo.reshape %mask0 : (tensor<1x4xi1>) -> tensor<4xi1>
  %0 = stablehlo.select %is_from0, %values0, %output : tensor<4xi1>, tensor<4xf32>
  %row1 = stablehlo.slice %sent [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %values1 = stablehlo.reshape %row1 : (tensor<1x4xf32>) -> tensor<4xf32>
  %mask1 = stablehlo.slice %is_sent [1:2, 0:4] : (tensor<2x4xi1>) -> tensor<1x4xi1>
  %is_from1 = stablehlo.reshape %mask1 : (tensor<1x4xi1>) -> tensor<4xi1>
  %1 = stablehlo.select %is_from1, %values1, %0 : tensor<4xi1>, tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @main() {
  %a00 = stablehlo.constant dense<[1.0, 2.0, 2.0]> : tensor<3xf32>
  %a01 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %a02 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %a03 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
  %a04 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %a05 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %a10 = stablehlo.constant dense<[3.0, 4.0, 0.0]> : tensor<3xf32>
  %a11 = stablehlo.constant dense<[0, 1]> : tensor<2xi32>
  %a12 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %a13 = stablehlo.constant dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
  %a14 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %a15 = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %r:2 = "interpreter.run_parallel"(%a00, %a01, %a02, %a03, %a04, %a05, %a10, %a11, %a12, %a13, %a14, %a15) {programs = [[@RaggedAllToAll], [@RaggedAllToAll]]} : (tensor<3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<3xf32>, tensor<2xi32>, tensor<2xi32>, tensor<4xf32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  check.expect_eq_const %r#0, dense<[1.0, 3.0, 0.0, 0.0]> : tensor<4xf32>
  check.expect_eq_const %r#1, dense<[2.0, 2.0, 4.0, 0.0]> : tensor<4xf32>
  return
}
