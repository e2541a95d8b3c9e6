module @jit_conjugate_gradients attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x6xf32>, %arg1: tensor<6xf32>) -> (tensor<6xf32> {jax.result_info = "result"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1:6 = stablehlo.while(%iterArg = %arg0, %iterArg_1 = %c_0, %iterArg_2 = %c, %iterArg_3 = %0, %iterArg_4 = %arg1, %iterArg_5 = %arg1) : tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    cond {
      %c_6 = stablehlo.constant dense<5> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg_1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2:4 = func.call @closed_call(%iterArg, %iterArg_2, %iterArg_3, %iterArg_4, %iterArg_5) : (tensor<6x6xf32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>)
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %3 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %3, %2#0, %2#1, %2#2, %2#3 : tensor<6x6xf32>, tensor<i32>, tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
    }
    return %1#3 : tensor<6xf32>
  }
  func.func private @closed_call(%arg0: tensor<6x6xf32>, %arg1: tensor<i32>, %arg2: tensor<6xf32>, %arg3: tensor<6xf32>, %arg4: tensor<6xf32>) -> (tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg1, %c : tensor<i32>
    %1 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %2 = stablehlo.dot_general %arg3, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %3 = stablehlo.dot_general %arg4, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %4 = stablehlo.add %3, %cst : tensor<f32>
    %5 = stablehlo.divide %2, %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<6xf32>
    %8 = stablehlo.subtract %arg3, %7 : tensor<6xf32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %10 = stablehlo.multiply %9, %arg4 : tensor<6xf32>
    %11 = stablehlo.add %arg2, %10 : tensor<6xf32>
    %12 = stablehlo.dot_general %8, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %13 = stablehlo.dot_general %arg3, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %14 = stablehlo.add %13, %cst_0 : tensor<f32>
    %15 = stablehlo.divide %12, %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %17 = stablehlo.multiply %16, %arg4 : tensor<6xf32>
    %18 = stablehlo.add %8, %17 : tensor<6xf32>
    return %0, %11, %8, %18 : tensor<i32>, tensor<6xf32>, tensor<6xf32>, tensor<6xf32>
  }
}
