module @jit__lambda attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3x15xf32>, %arg2: tensor<5x15xf32>) -> (tensor<3x15xf32> {jax.result_info = "result[0]"}, tensor<5x15xf32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %10:14 = stablehlo.while(%iterArg = %arg0, %iterArg_15 = %arg1, %iterArg_16 = %arg2, %iterArg_17 = %c, %iterArg_18 = %0, %iterArg_19 = %1, %iterArg_20 = %2, %iterArg_21 = %3, %iterArg_22 = %4, %iterArg_23 = %5, %iterArg_24 = %6, %iterArg_25 = %7, %iterArg_26 = %8, %iterArg_27 = %9) : tensor<4x3xf32>, tensor<3x15xf32>, tensor<5x15xf32>, tensor<i32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
    cond {
      %c_28 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_17, %c_28, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_17) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %18:10 = func.call @closed_call(%iterArg_15, %iterArg_16, %iterArg_18, %17) : (tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>, tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>)
      %19 = func.call @dynamic_update_index_in_dim(%iterArg_19, %18#1, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %20 = func.call @dynamic_update_index_in_dim(%iterArg_20, %18#2, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %21 = func.call @dynamic_update_index_in_dim(%iterArg_21, %18#3, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %22 = func.call @dynamic_update_index_in_dim(%iterArg_22, %18#4, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %23 = func.call @dynamic_update_index_in_dim(%iterArg_23, %18#5, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %24 = func.call @dynamic_update_index_in_dim(%iterArg_24, %18#6, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %25 = func.call @dynamic_update_index_in_dim(%iterArg_25, %18#7, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %26 = func.call @dynamic_update_index_in_dim(%iterArg_26, %18#8, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %27 = func.call @dynamic_update_index_in_dim(%iterArg_27, %18#9, %iterArg_17) : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4x5xf32>
      %c_28 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.add %iterArg_17, %c_28 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %28, %18#0, %19, %20, %21, %22, %23, %24, %25, %26, %27 : tensor<4x3xf32>, tensor<3x15xf32>, tensor<5x15xf32>, tensor<i32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>
    }
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10#4 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x15xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<5x15xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %16:15 = stablehlo.while(%iterArg = %arg0, %iterArg_15 = %10#5, %iterArg_16 = %10#6, %iterArg_17 = %10#7, %iterArg_18 = %10#8, %iterArg_19 = %10#9, %iterArg_20 = %10#10, %iterArg_21 = %10#11, %iterArg_22 = %10#12, %iterArg_23 = %10#13, %iterArg_24 = %arg2, %iterArg_25 = %c_14, %iterArg_26 = %14, %iterArg_27 = %15, %iterArg_28 = %13) : tensor<4x3xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<5x15xf32>, tensor<i32>, tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>
    cond {
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg_25, %c_29, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %c_29 = stablehlo.constant dense<4> : tensor<i32>
      %17 = stablehlo.subtract %c_29, %iterArg_25 : tensor<i32>
      %c_30 = stablehlo.constant dense<1> : tensor<i32>
      %18 = stablehlo.subtract %17, %c_30 : tensor<i32>
      %19 = func.call @dynamic_index_in_dim(%iterArg, %18) : (tensor<4x3xf32>, tensor<i32>) -> tensor<3xf32>
      %20 = func.call @dynamic_index_in_dim_0(%iterArg_15, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %21 = func.call @dynamic_index_in_dim_0(%iterArg_16, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %22 = func.call @dynamic_index_in_dim_0(%iterArg_17, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %23 = func.call @dynamic_index_in_dim_0(%iterArg_18, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %24 = func.call @dynamic_index_in_dim_0(%iterArg_19, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %25 = func.call @dynamic_index_in_dim_0(%iterArg_20, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %26 = func.call @dynamic_index_in_dim_0(%iterArg_21, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %27 = func.call @dynamic_index_in_dim_0(%iterArg_22, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %28 = func.call @dynamic_index_in_dim_0(%iterArg_23, %18) : (tensor<4x5xf32>, tensor<i32>) -> tensor<5xf32>
      %29:3 = func.call @closed_call_1(%iterArg_24, %iterArg_26, %iterArg_27, %iterArg_28, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28) : (tensor<5x15xf32>, tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>, tensor<3xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> (tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>)
      %c_31 = stablehlo.constant dense<1> : tensor<i32>
      %30 = stablehlo.add %iterArg_25, %c_31 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %iterArg_22, %iterArg_23, %iterArg_24, %30, %29#0, %29#1, %29#2 : tensor<4x3xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<5x15xf32>, tensor<i32>, tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>
    }
    return %16#12, %16#13 : tensor<3x15xf32>, tensor<5x15xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<4x3xf32>, %arg1: tensor<i32>) -> tensor<3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 3] : (tensor<4x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
  func.func private @closed_call(%arg0: tensor<3x15xf32>, %arg1: tensor<5x15xf32>, %arg2: tensor<5xf32>, %arg3: tensor<3xf32>) -> (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = stablehlo.dot_general %arg3, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xf32>, tensor<3x15xf32>) -> tensor<15xf32>
    %1 = stablehlo.slice %0 [0:5] : (tensor<15xf32>) -> tensor<5xf32>
    %2 = stablehlo.slice %0 [5:10] : (tensor<15xf32>) -> tensor<5xf32>
    %3 = stablehlo.slice %0 [10:15] : (tensor<15xf32>) -> tensor<5xf32>
    %4 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5xf32>, tensor<5x15xf32>) -> tensor<15xf32>
    %5 = stablehlo.slice %4 [0:5] : (tensor<15xf32>) -> tensor<5xf32>
    %6 = stablehlo.slice %4 [5:10] : (tensor<15xf32>) -> tensor<5xf32>
    %7 = stablehlo.slice %4 [10:15] : (tensor<15xf32>) -> tensor<5xf32>
    %8 = stablehlo.add %1, %5 : tensor<5xf32>
    %9 = stablehlo.negate %8 : tensor<5xf32>
    %10 = stablehlo.exponential %9 : tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %12 = stablehlo.add %11, %10 : tensor<5xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %14 = stablehlo.divide %13, %12 : tensor<5xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %16 = stablehlo.subtract %15, %14 : tensor<5xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<5xf32>
    %18 = stablehlo.add %2, %6 : tensor<5xf32>
    %19 = stablehlo.negate %18 : tensor<5xf32>
    %20 = stablehlo.exponential %19 : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %22 = stablehlo.add %21, %20 : tensor<5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %24 = stablehlo.divide %23, %22 : tensor<5xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %26 = stablehlo.subtract %25, %24 : tensor<5xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<5xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %29 = stablehlo.subtract %28, %14 : tensor<5xf32>
    %30 = stablehlo.multiply %24, %7 : tensor<5xf32>
    %31 = stablehlo.add %3, %30 : tensor<5xf32>
    %32 = stablehlo.tanh %31 : tensor<5xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %34 = stablehlo.subtract %33, %32 : tensor<5xf32>
    %35 = stablehlo.multiply %29, %32 : tensor<5xf32>
    %36 = stablehlo.multiply %14, %arg2 : tensor<5xf32>
    %37 = stablehlo.add %35, %36 : tensor<5xf32>
    return %37, %arg2, %17, %27, %7, %24, %32, %34, %29, %14 : tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<4x5xf32>, %arg1: tensor<5xf32>, %arg2: tensor<i32>) -> tensor<4x5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<5xf32>) -> tensor<1x5xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<4x5xf32>, tensor<1x5xf32>, tensor<i32>, tensor<i32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<4x5xf32>, %arg1: tensor<i32>) -> tensor<5xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 5] : (tensor<4x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x5xf32>) -> tensor<5xf32>
    return %1 : tensor<5xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<5x15xf32>, %arg1: tensor<3x15xf32>, %arg2: tensor<5x15xf32>, %arg3: tensor<5xf32>, %arg4: tensor<3xf32>, %arg5: tensor<5xf32>, %arg6: tensor<5xf32>, %arg7: tensor<5xf32>, %arg8: tensor<5xf32>, %arg9: tensor<5xf32>, %arg10: tensor<5xf32>, %arg11: tensor<5xf32>, %arg12: tensor<5xf32>, %arg13: tensor<5xf32>) -> (tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>) {
    %0 = stablehlo.multiply %arg13, %arg3 : tensor<5xf32>
    %1 = stablehlo.multiply %arg3, %arg5 : tensor<5xf32>
    %2 = stablehlo.multiply %arg12, %arg3 : tensor<5xf32>
    %3 = stablehlo.multiply %arg3, %arg10 : tensor<5xf32>
    %4 = stablehlo.multiply %2, %arg11 : tensor<5xf32>
    %5 = stablehlo.multiply %4, %arg10 : tensor<5xf32>
    %6 = stablehlo.add %4, %5 : tensor<5xf32>
    %7 = stablehlo.multiply %arg9, %6 : tensor<5xf32>
    %8 = stablehlo.multiply %6, %arg8 : tensor<5xf32>
    %9 = stablehlo.negate %3 : tensor<5xf32>
    %10 = stablehlo.add %1, %9 : tensor<5xf32>
    %11 = stablehlo.multiply %8, %arg7 : tensor<5xf32>
    %12 = stablehlo.multiply %10, %arg6 : tensor<5xf32>
    %13 = stablehlo.concatenate %12, %11, %7, dim = 0 : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<15xf32>
    %14 = stablehlo.dot_general %13, %arg5, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<15xf32>, tensor<5xf32>) -> tensor<15x5xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<15x5xf32>) -> tensor<5x15xf32>
    %16 = stablehlo.add %arg2, %15 : tensor<5x15xf32>
    %17 = stablehlo.dot_general %13, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<15xf32>, tensor<5x15xf32>) -> tensor<5xf32>
    %18 = stablehlo.add %0, %17 : tensor<5xf32>
    %19 = stablehlo.concatenate %12, %11, %6, dim = 0 : (tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> tensor<15xf32>
    %20 = stablehlo.dot_general %19, %arg4, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<15xf32>, tensor<3xf32>) -> tensor<15x3xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<15x3xf32>) -> tensor<3x15xf32>
    %22 = stablehlo.add %arg1, %21 : tensor<3x15xf32>
    return %22, %16, %18 : tensor<3x15xf32>, tensor<5x15xf32>, tensor<5xf32>
  }
}
