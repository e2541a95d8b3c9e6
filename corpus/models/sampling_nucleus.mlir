module @jit_nucleus attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x10xf32>, %arg1: tensor<3xf32>) -> (tensor<3xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<3x10xf32>
    %1 = call @argsort(%0) : (tensor<3x10xf32>) -> tensor<3x10xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x10xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.maximum %3, %2 : tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x10xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<3x10xf32>
    %8 = stablehlo.exponential %7 : tensor<3x10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x10xf32>, tensor<f32>) -> tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x10xf32>
    %12 = stablehlo.divide %8, %11 : tensor<3x10xf32>
    %13 = call @take_along_axis(%12, %1) : (tensor<3x10xf32>, tensor<3x10xi32>) -> tensor<3x10xf32>
    %14 = call @cumsum(%13) : (tensor<3x10xf32>) -> tensor<3x10xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<3x10xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x10xf32>
    %17 = stablehlo.compare LT, %15, %16, FLOAT : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %18 = call @_where(%17, %13, %c) : (tensor<3x10xi1>, tensor<3x10xf32>, tensor<i32>) -> tensor<3x10xf32>
    %19 = call @cumsum(%18) : (tensor<3x10xf32>) -> tensor<3x10xf32>
    %20 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<3x10xf32>, tensor<f32>) -> tensor<3xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<3xf32>) -> tensor<3x1xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<3x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x10xf32>
    %25 = stablehlo.compare LT, %19, %24, FLOAT : (tensor<3x10xf32>, tensor<3x10xf32>) -> tensor<3x10xi1>
    %26 = stablehlo.convert %25 : (tensor<3x10xi1>) -> tensor<3x10xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %27 = stablehlo.reduce(%26 init: %c_4) applies stablehlo.add across dimensions = [1] : (tensor<3x10xi32>, tensor<i32>) -> tensor<3xi32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0] : (tensor<3xi32>) -> tensor<3x1xi32>
    %29 = call @take_along_axis_1(%1, %28) : (tensor<3x10xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
    %30 = stablehlo.reshape %29 : (tensor<3x1xi32>) -> tensor<3xi32>
    return %30 : tensor<3xi32>
  }
  func.func private @argsort(%arg0: tensor<3x10xf32>) -> tensor<3x10xi32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x10xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %3 = stablehlo.select %2, %cst_0, %arg1 : tensor<i1>, tensor<f32>
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %5 = stablehlo.select %4, %cst_1, %3 : tensor<i1>, tensor<f32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %7 = stablehlo.select %6, %cst_3, %arg2 : tensor<i1>, tensor<f32>
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
      %9 = stablehlo.select %8, %cst_4, %7 : tensor<i1>, tensor<f32>
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<3x10xf32>, tensor<3x10xi32>) -> (tensor<3x10xf32>, tensor<3x10xi32>)
    return %1#1 : tensor<3x10xi32>
  }
  func.func private @take_along_axis(%arg0: tensor<3x10xf32>, %arg1: tensor<3x10xi32>) -> tensor<3x10xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x10xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x10xi32>, tensor<3x10xi32>) -> tensor<3x10xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x10xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x10xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x10xi1>, tensor<3x10xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x10xi32>) -> tensor<3x10x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x10x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x10x1xi32>, tensor<3x10x1xi32>) -> tensor<3x10x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x10x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x10x1xi32>, tensor<3x10x1xi32>) -> tensor<3x10x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x10x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x10x1xi1>, tensor<i1>) -> tensor<3x10xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x10xf32>, tensor<3x10x1xi32>) -> tensor<3x10xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x10xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x10xi1>, tensor<3x10xf32>
    return %15 : tensor<3x10xf32>
  }
  func.func private @cumsum(%arg0: tensor<3x10xf32>) -> tensor<3x10xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<3x10xf32>) -> tensor<3x10xf32>
    return %0 : tensor<3x10xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<3x10xf32>) -> tensor<3x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [9, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 10>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x10xf32>, tensor<f32>) -> tensor<3x10xf32>
    return %1 : tensor<3x10xf32>
  }
  func.func private @_where(%arg0: tensor<3x10xi1>, %arg1: tensor<3x10xf32>, %arg2: tensor<i32>) -> tensor<3x10xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3x10xf32>
    %2 = stablehlo.select %arg0, %arg1, %1 : tensor<3x10xi1>, tensor<3x10xf32>
    return %2 : tensor<3x10xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<3x10xi32>, %arg1: tensor<3x1xi32>) -> tensor<3x1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<3x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<3x1xi1>, tensor<3x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<3x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<3x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<3x1x1xi32>, tensor<3x1x1xi32>) -> tensor<3x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<3x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<3x1x1xi1>, tensor<i1>) -> tensor<3x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x10xi32>, tensor<3x1x1xi32>) -> tensor<3x1xi32>
    %c_4 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
    %15 = stablehlo.select %12, %13, %14 : tensor<3x1xi1>, tensor<3x1xi32>
    return %15 : tensor<3x1xi32>
  }
}
