module @jit_state_space attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9x4xf32>, %arg1: tensor<9x4xf32>) -> (tensor<9x4xf32> {jax.result_info = "result"}) {
    %0 = stablehlo.negate %arg0 : tensor<9x4xf32>
    %1 = stablehlo.exponential %0 : tensor<9x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<9x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<9x4xf32>
    %5 = stablehlo.divide %4, %3 : tensor<9x4xf32>
    %6 = stablehlo.slice %5 [0:8:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.slice %arg1 [0:8:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.slice %5 [1:9:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.slice %arg1 [1:9:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.multiply %6, %8 : tensor<4x4xf32>
    %11 = stablehlo.multiply %8, %7 : tensor<4x4xf32>
    %12 = stablehlo.add %11, %9 : tensor<4x4xf32>
    %13 = stablehlo.slice %10 [0:3:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.slice %12 [0:3:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %15 = stablehlo.slice %10 [1:4:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %16 = stablehlo.slice %12 [1:4:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %17 = stablehlo.multiply %13, %15 : tensor<2x4xf32>
    %18 = stablehlo.multiply %15, %14 : tensor<2x4xf32>
    %19 = stablehlo.add %18, %16 : tensor<2x4xf32>
    %20 = stablehlo.slice %17 [0:1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %21 = stablehlo.slice %19 [0:1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.slice %17 [1:2:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %23 = stablehlo.slice %19 [1:2:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %24 = stablehlo.multiply %20, %22 : tensor<1x4xf32>
    %25 = stablehlo.multiply %22, %21 : tensor<1x4xf32>
    %26 = stablehlo.add %25, %23 : tensor<1x4xf32>
    %27 = stablehlo.slice %24 [0:0, 0:4] : (tensor<1x4xf32>) -> tensor<0x4xf32>
    %28 = stablehlo.slice %26 [0:0, 0:4] : (tensor<1x4xf32>) -> tensor<0x4xf32>
    %29 = stablehlo.slice %17 [2:2:2, 0:4] : (tensor<2x4xf32>) -> tensor<0x4xf32>
    %30 = stablehlo.slice %19 [2:2:2, 0:4] : (tensor<2x4xf32>) -> tensor<0x4xf32>
    %31 = stablehlo.multiply %27, %29 : tensor<0x4xf32>
    %32 = stablehlo.multiply %29, %28 : tensor<0x4xf32>
    %33 = stablehlo.add %32, %30 : tensor<0x4xf32>
    %34 = stablehlo.slice %17 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %35 = stablehlo.concatenate %34, %31, dim = 0 : (tensor<1x4xf32>, tensor<0x4xf32>) -> tensor<1x4xf32>
    %36 = stablehlo.slice %19 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %37 = stablehlo.concatenate %36, %33, dim = 0 : (tensor<1x4xf32>, tensor<0x4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.pad %35, %cst_1, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.pad %24, %cst_2, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %40 = stablehlo.add %38, %39 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.pad %37, %cst_3, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.pad %26, %cst_4, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %43 = stablehlo.add %41, %42 : tensor<2x4xf32>
    %44 = stablehlo.slice %40 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %45 = stablehlo.slice %43 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %46 = stablehlo.slice %10 [2:4:2, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %47 = stablehlo.slice %12 [2:4:2, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %48 = stablehlo.multiply %44, %46 : tensor<1x4xf32>
    %49 = stablehlo.multiply %46, %45 : tensor<1x4xf32>
    %50 = stablehlo.add %49, %47 : tensor<1x4xf32>
    %51 = stablehlo.slice %10 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %52 = stablehlo.concatenate %51, %48, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    %53 = stablehlo.slice %12 [0:1, 0:4] : (tensor<4x4xf32>) -> tensor<1x4xf32>
    %54 = stablehlo.concatenate %53, %50, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.pad %52, %cst_5, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.pad %40, %cst_6, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %57 = stablehlo.add %55, %56 : tensor<4x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %58 = stablehlo.pad %54, %cst_7, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %59 = stablehlo.pad %43, %cst_8, low = [1, 0], high = [0, 0], interior = [1, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %60 = stablehlo.add %58, %59 : tensor<4x4xf32>
    %61 = stablehlo.slice %5 [2:9:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %62 = stablehlo.slice %arg1 [2:9:2, 0:4] : (tensor<9x4xf32>) -> tensor<4x4xf32>
    %63 = stablehlo.multiply %57, %61 : tensor<4x4xf32>
    %64 = stablehlo.multiply %61, %60 : tensor<4x4xf32>
    %65 = stablehlo.add %64, %62 : tensor<4x4xf32>
    %66 = stablehlo.slice %5 [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
    %67 = stablehlo.concatenate %66, %63, dim = 0 : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %68 = stablehlo.slice %arg1 [0:1, 0:4] : (tensor<9x4xf32>) -> tensor<1x4xf32>
    %69 = stablehlo.concatenate %68, %65, dim = 0 : (tensor<1x4xf32>, tensor<4x4xf32>) -> tensor<5x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %70 = stablehlo.pad %67, %cst_9, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<9x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.pad %57, %cst_10, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<9x4xf32>
    %72 = stablehlo.add %70, %71 : tensor<9x4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.pad %69, %cst_11, low = [0, 0], high = [0, 0], interior = [1, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<9x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.pad %60, %cst_12, low = [1, 0], high = [1, 0], interior = [1, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<9x4xf32>
    %75 = stablehlo.add %73, %74 : tensor<9x4xf32>
    return %75 : tensor<9x4xf32>
  }
}
