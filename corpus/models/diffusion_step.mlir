module @jit_diffusion_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2x4x4x3xf32>, %arg1: tensor<2x4x4x3xf32>, %arg2: tensor<i32>) -> (tensor<2x4x4x3xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e-02> : tensor<f32>
    %0 = call @_linspace(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> tensor<16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<16xf32>
    %3 = call @cumprod(%2) : (tensor<16xf32>) -> tensor<16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = stablehlo.compare LT, %arg2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<16> : tensor<i32>
    %5 = stablehlo.add %arg2, %c_2 : tensor<i32>
    %6 = stablehlo.select %4, %5, %arg2 : tensor<i1>, tensor<i32>
    %7 = stablehlo.dynamic_slice %3, %6, sizes = [1] : (tensor<16xf32>, tensor<i32>) -> tensor<1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1xf32>) -> tensor<f32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.compare GT, %arg2, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %10 = stablehlo.subtract %arg2, %c_4 : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.maximum %10, %c_5 : tensor<i32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.compare LT, %11, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<16> : tensor<i32>
    %13 = stablehlo.add %11, %c_7 : tensor<i32>
    %14 = stablehlo.select %12, %13, %11 : tensor<i1>, tensor<i32>
    %15 = stablehlo.dynamic_slice %3, %14, sizes = [1] : (tensor<16xf32>, tensor<i32>) -> tensor<1xf32>
    %16 = stablehlo.reshape %15 : (tensor<1xf32>) -> tensor<f32>
    %c_8 = stablehlo.constant dense<1> : tensor<i32>
    %17 = call @_where(%9, %16, %c_8) : (tensor<i1>, tensor<f32>, tensor<i32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.subtract %cst_9, %8 : tensor<f32>
    %19 = stablehlo.sqrt %18 : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %21 = stablehlo.multiply %20, %arg1 : tensor<2x4x4x3xf32>
    %22 = stablehlo.subtract %arg0, %21 : tensor<2x4x4x3xf32>
    %23 = stablehlo.sqrt %8 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %25 = stablehlo.divide %22, %24 : tensor<2x4x4x3xf32>
    %c_10 = stablehlo.constant dense<-1> : tensor<i32>
    %c_11 = stablehlo.constant dense<1> : tensor<i32>
    %26 = call @clip(%25, %c_10, %c_11) : (tensor<2x4x4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4x4x3xf32>
    %27 = stablehlo.sqrt %17 : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %29 = stablehlo.multiply %28, %26 : tensor<2x4x4x3xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.subtract %cst_12, %17 : tensor<f32>
    %31 = stablehlo.sqrt %30 : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %33 = stablehlo.multiply %32, %arg1 : tensor<2x4x4x3xf32>
    %34 = stablehlo.add %29, %33 : tensor<2x4x4x3xf32>
    return %34 : tensor<2x4x4x3xf32>
  }
  func.func private @_linspace(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<16xf32> {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.subtract %1, %0 : tensor<f32>
    %cst = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst : tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<15xf32>
    %cst_0 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %6 = stablehlo.divide %4, %5 : tensor<15xf32>
    %7 = stablehlo.reshape %0 : (tensor<f32>) -> tensor<1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<15xf32>
    %9 = stablehlo.subtract %8, %6 : tensor<15xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<1xf32>) -> tensor<15xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<15xf32>
    %12 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<15xf32>
    %14 = stablehlo.multiply %13, %6 : tensor<15xf32>
    %15 = stablehlo.add %11, %14 : tensor<15xf32>
    %16 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 0 : (tensor<15xf32>, tensor<1xf32>) -> tensor<16xf32>
    return %17 : tensor<16xf32>
  }
  func.func private @cumprod(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %0 = call @cumprod_0(%arg0) : (tensor<16xf32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @cumprod_0(%arg0: tensor<16xf32>) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[15, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 16>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @clip(%arg0: tensor<2x4x4x3xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<2x4x4x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %2 = stablehlo.maximum %1, %arg0 : tensor<2x4x4x3xf32>
    %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x4x4x3xf32>
    %5 = stablehlo.minimum %4, %2 : tensor<2x4x4x3xf32>
    return %5 : tensor<2x4x4x3xf32>
  }
}
