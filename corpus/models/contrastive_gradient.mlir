module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<5x8xf32>, %arg1: tensor<5x8xf32>) -> (tensor<5x8xf32> {jax.result_info = "result[0]"}, tensor<5x8xf32> {jax.result_info = "result[1]"}) {
    %0:2 = call @norm(%arg0) : (tensor<5x8xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>)
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %2 = stablehlo.add %0#0, %1 : tensor<5x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<5x8xf32>
    %5 = stablehlo.multiply %2, %2 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %7 = stablehlo.divide %6, %5 : tensor<5x1xf32>
    %8:2 = call @norm(%arg1) : (tensor<5x8xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %10 = stablehlo.add %8#0, %9 : tensor<5x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %12 = stablehlo.divide %arg1, %11 : tensor<5x8xf32>
    %13 = stablehlo.multiply %10, %10 : tensor<5x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %15 = stablehlo.divide %14, %13 : tensor<5x1xf32>
    %16 = stablehlo.transpose %12, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %17 = stablehlo.dot_general %4, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x8xf32>, tensor<8x5xf32>) -> tensor<5x5xf32>
    %cst_3 = stablehlo.constant dense<7.000000e-02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %19 = stablehlo.divide %17, %18 : tensor<5x5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.maximum across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.reshape %20 : (tensor<5xf32>) -> tensor<5x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %23 = stablehlo.compare EQ, %19, %22, FLOAT : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %24 = stablehlo.convert %23 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %27 = stablehlo.maximum %26, %20 : tensor<5xf32>
    %28 = stablehlo.compare EQ, %20, %27, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<5xi1>, tensor<5xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %33 = stablehlo.compare EQ, %32, %27, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %36 = stablehlo.select %33, %34, %35 : tensor<5xi1>, tensor<5xf32>
    %37 = stablehlo.divide %31, %36 : tensor<5xf32>
    %38 = stablehlo.is_finite %27 : (tensor<5xf32>) -> tensor<5xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %40 = stablehlo.select %38, %27, %39 : tensor<5xi1>, tensor<5xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %44 = stablehlo.subtract %19, %43 : tensor<5x5xf32>
    %45 = stablehlo.exponential %44 : tensor<5x5xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.reduce(%45 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %47 = stablehlo.sign %46 : tensor<5xf32>
    %48 = stablehlo.abs %46 : tensor<5xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %50 = stablehlo.compare GE, %46, %49, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %51 = stablehlo.log %48 : tensor<5xf32>
    %52 = stablehlo.add %51, %40 : tensor<5xf32>
    %53:4 = call @diagonal(%19) : (tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>)
    %54 = stablehlo.subtract %52, %53#0 : tensor<5xf32>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_16) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %56 = stablehlo.divide %55, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_18) applies stablehlo.add across dimensions = [] : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_20 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %58 = stablehlo.divide %cst_19, %cst_20 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %60 = stablehlo.negate %59 : tensor<5xf32>
    %61 = call @diagonal_0(%53#1, %53#2, %53#3, %60) : (tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
    %62 = stablehlo.divide %59, %48 : tensor<5xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %64 = stablehlo.select %50, %63, %62 : tensor<5xi1>, tensor<5xf32>
    %65 = stablehlo.select %50, %62, %63 : tensor<5xi1>, tensor<5xf32>
    %66 = stablehlo.negate %64 : tensor<5xf32>
    %67 = stablehlo.add %65, %66 : tensor<5xf32>
    %68 = stablehlo.broadcast_in_dim %67, dims = [0] : (tensor<5xf32>) -> tensor<5x5xf32>
    %69 = stablehlo.multiply %68, %45 : tensor<5x5xf32>
    %70 = stablehlo.add %61, %69 : tensor<5x5xf32>
    %cst_22 = stablehlo.constant dense<7.000000e-02> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
    %72 = stablehlo.divide %70, %71 : tensor<5x5xf32>
    %73 = stablehlo.dot_general %72, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<5x8xf32>) -> tensor<5x8xf32>
    %74 = stablehlo.transpose %73, dims = [1, 0] : (tensor<5x8xf32>) -> tensor<8x5xf32>
    %75 = stablehlo.dot_general %72, %16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<5x5xf32>, tensor<8x5xf32>) -> tensor<5x8xf32>
    %76 = stablehlo.transpose %74, dims = [1, 0] : (tensor<8x5xf32>) -> tensor<5x8xf32>
    %77 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %78 = stablehlo.multiply %76, %77 : tensor<5x8xf32>
    %79 = stablehlo.multiply %78, %arg1 : tensor<5x8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.reduce(%79 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %81 = stablehlo.reshape %80 : (tensor<5xf32>) -> tensor<5x1xf32>
    %82 = stablehlo.negate %81 : tensor<5x1xf32>
    %83 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %84 = stablehlo.divide %76, %83 : tensor<5x8xf32>
    %85 = call @norm_1(%arg1, %8#1, %82) : (tensor<5x8xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x8xf32>
    %86 = stablehlo.add %84, %85 : tensor<5x8xf32>
    %87 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %88 = stablehlo.multiply %75, %87 : tensor<5x8xf32>
    %89 = stablehlo.multiply %88, %arg0 : tensor<5x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_24) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %91 = stablehlo.reshape %90 : (tensor<5xf32>) -> tensor<5x1xf32>
    %92 = stablehlo.negate %91 : tensor<5x1xf32>
    %93 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x8xf32>
    %94 = stablehlo.divide %75, %93 : tensor<5x8xf32>
    %95 = call @norm_1(%arg0, %0#1, %92) : (tensor<5x8xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x8xf32>
    %96 = stablehlo.add %94, %95 : tensor<5x8xf32>
    return %96, %86 : tensor<5x8xf32>, tensor<5x8xf32>
  }
  func.func private @norm(%arg0: tensor<5x8xf32>) -> (tensor<5x1xf32>, tensor<5x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<5x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x8xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<5x1xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5x1xf32>
    %5 = stablehlo.divide %4, %3 : tensor<5x1xf32>
    return %3, %5 : tensor<5x1xf32>, tensor<5x1xf32>
  }
  func.func private @diagonal(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>) {
    %0 = stablehlo.iota dim = 0 : tensor<5x5xi32>
    %1 = stablehlo.iota dim = 1 : tensor<5x5xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5x5xi32>
    %3 = stablehlo.add %0, %2 : tensor<5x5xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = stablehlo.convert %4 : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %6 = "stablehlo.case"(%c_0) ({
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }, {
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c_1 : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %7:3 = "stablehlo.case"(%6) ({
      %8 = stablehlo.iota dim = 0 : tensor<5xi32>
      %9 = stablehlo.iota dim = 0 : tensor<5xi32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %11 = stablehlo.compare LT, %8, %10, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_2 = stablehlo.constant dense<5> : tensor<i32>
      %12 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %13 = stablehlo.add %8, %12 : tensor<5xi32>
      %14 = stablehlo.select %11, %13, %8 : tensor<5xi1>, tensor<5xi32>
      %c_3 = stablehlo.constant dense<0> : tensor<i32>
      %15 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %16 = stablehlo.compare LT, %9, %15, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_4 = stablehlo.constant dense<5> : tensor<i32>
      %17 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<i32>) -> tensor<5xi32>
      %18 = stablehlo.add %9, %17 : tensor<5xi32>
      %19 = stablehlo.select %16, %18, %9 : tensor<5xi1>, tensor<5xi32>
      %20 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %21 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
      %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
      %23 = "stablehlo.gather"(%arg0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<5x5xf32>, tensor<5x2xi32>) -> tensor<5xf32>
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      stablehlo.return %23, %24, %22 : tensor<5xf32>, tensor<5x5xf32>, tensor<5x2xi32>
    }) : (tensor<i32>) -> (tensor<5xf32>, tensor<5x5xf32>, tensor<5x2xi32>)
    return %7#0, %c_0, %7#1, %7#2 : tensor<5xf32>, tensor<i32>, tensor<5x5xf32>, tensor<5x2xi32>
  }
  func.func private @diagonal_0(%arg0: tensor<i32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x2xi32>, %arg3: tensor<5xf32>) -> tensor<5x5xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }, {
      %c = stablehlo.constant dense<0> : tensor<i32>
      stablehlo.return %c : tensor<i32>
    }) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.case"(%0) ({
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x5xf32>
      %3 = "stablehlo.scatter"(%2, %arg2, %arg3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = false}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %4 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %4 : tensor<f32>
      }) : (tensor<5x5xf32>, tensor<5x2xi32>, tensor<5xf32>) -> tensor<5x5xf32>
      stablehlo.return %3 : tensor<5x5xf32>
    }) : (tensor<i32>) -> tensor<5x5xf32>
    return %1 : tensor<5x5xf32>
  }
  func.func private @norm_1(%arg0: tensor<5x8xf32>, %arg1: tensor<5x1xf32>, %arg2: tensor<5x1xf32>) -> tensor<5x8xf32> {
    %0 = stablehlo.multiply %arg2, %arg1 : tensor<5x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<5x1xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<5xf32>) -> tensor<5x8xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<5x8xf32>
    %4 = stablehlo.multiply %2, %arg0 : tensor<5x8xf32>
    %5 = stablehlo.add %3, %4 : tensor<5x8xf32>
    return %5 : tensor<5x8xf32>
  }
}
