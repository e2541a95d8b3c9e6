module @jit_rotary_attention attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x5x4x6xf32>, %arg1: tensor<2x5x4x6xf32>, %arg2: tensor<2x5x4x6xf32>) -> (tensor<2x5x4x6xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<3xi32>
    %3 = stablehlo.convert %2 : (tensor<3xi32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.divide %3, %4 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.power %6, %5 : tensor<3xf32>
    %8 = stablehlo.convert %1 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %12 = stablehlo.divide %10, %11 : tensor<5x3xf32>
    %13 = stablehlo.cosine %12 : tensor<5x3xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %15 = stablehlo.sine %12 : tensor<5x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %17 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 0:3] : (tensor<2x5x4x6xf32>) -> tensor<2x5x4x3xf32>
    %18 = stablehlo.slice %arg0 [0:2, 0:5, 0:4, 3:6] : (tensor<2x5x4x6xf32>) -> tensor<2x5x4x3xf32>
    %19 = stablehlo.broadcast_in_dim %14, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %21 = stablehlo.multiply %17, %20 : tensor<2x5x4x3xf32>
    %22 = stablehlo.broadcast_in_dim %16, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %24 = stablehlo.multiply %18, %23 : tensor<2x5x4x3xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<2x5x4x3xf32>
    %26 = stablehlo.broadcast_in_dim %16, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %28 = stablehlo.multiply %17, %27 : tensor<2x5x4x3xf32>
    %29 = stablehlo.broadcast_in_dim %14, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %31 = stablehlo.multiply %18, %30 : tensor<2x5x4x3xf32>
    %32 = stablehlo.add %28, %31 : tensor<2x5x4x3xf32>
    %33 = stablehlo.concatenate %25, %32, dim = 3 : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x6xf32>
    %34 = stablehlo.iota dim = 0 : tensor<5xi32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %36 = stablehlo.iota dim = 0 : tensor<3xi32>
    %37 = stablehlo.convert %36 : (tensor<3xi32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %39 = stablehlo.divide %37, %38 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+04> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %41 = stablehlo.power %40, %39 : tensor<3xf32>
    %42 = stablehlo.convert %35 : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %43 = stablehlo.broadcast_in_dim %41, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x3xf32>
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<5x3xf32>
    %46 = stablehlo.divide %44, %45 : tensor<5x3xf32>
    %47 = stablehlo.cosine %46 : tensor<5x3xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %49 = stablehlo.sine %46 : tensor<5x3xf32>
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 2] : (tensor<5x3xf32>) -> tensor<5x1x3xf32>
    %51 = stablehlo.slice %arg1 [0:2, 0:5, 0:4, 0:3] : (tensor<2x5x4x6xf32>) -> tensor<2x5x4x3xf32>
    %52 = stablehlo.slice %arg1 [0:2, 0:5, 0:4, 3:6] : (tensor<2x5x4x6xf32>) -> tensor<2x5x4x3xf32>
    %53 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %54 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %55 = stablehlo.multiply %51, %54 : tensor<2x5x4x3xf32>
    %56 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %58 = stablehlo.multiply %52, %57 : tensor<2x5x4x3xf32>
    %59 = stablehlo.subtract %55, %58 : tensor<2x5x4x3xf32>
    %60 = stablehlo.broadcast_in_dim %50, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %62 = stablehlo.multiply %51, %61 : tensor<2x5x4x3xf32>
    %63 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<5x1x3xf32>) -> tensor<1x5x1x3xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x5x1x3xf32>) -> tensor<2x5x4x3xf32>
    %65 = stablehlo.multiply %52, %64 : tensor<2x5x4x3xf32>
    %66 = stablehlo.add %62, %65 : tensor<2x5x4x3xf32>
    %67 = stablehlo.concatenate %59, %66, dim = 3 : (tensor<2x5x4x3xf32>, tensor<2x5x4x3xf32>) -> tensor<2x5x4x6xf32>
    %68 = stablehlo.dot_general %33, %67, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4x6xf32>, tensor<2x5x4x6xf32>) -> tensor<2x4x5x5xf32>
    %cst_3 = stablehlo.constant dense<2.44948983> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2x4x5x5xf32>
    %70 = stablehlo.divide %68, %69 : tensor<2x4x5x5xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %71 = stablehlo.reduce(%70 init: %cst_4) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x4x5xf32>
    %73 = stablehlo.maximum %72, %71 : tensor<2x4x5xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2, 3] : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x5xf32>
    %76 = stablehlo.subtract %70, %75 : tensor<2x4x5x5xf32>
    %77 = stablehlo.exponential %76 : tensor<2x4x5x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%77 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<2x4x5x5xf32>, tensor<f32>) -> tensor<2x4x5xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<2x4x5xf32>) -> tensor<2x4x5x1xf32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2, 3] : (tensor<2x4x5x1xf32>) -> tensor<2x4x5x5xf32>
    %81 = stablehlo.divide %77, %80 : tensor<2x4x5x5xf32>
    %82 = stablehlo.dot_general %arg2, %81, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<2x5x4x6xf32>, tensor<2x4x5x5xf32>) -> tensor<2x4x6x5xf32>
    %83 = stablehlo.transpose %82, dims = [0, 3, 1, 2] : (tensor<2x4x6x5xf32>) -> tensor<2x5x4x6xf32>
    return %83 : tensor<2x5x4x6xf32>
  }
}
