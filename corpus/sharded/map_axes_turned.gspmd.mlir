module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x12xi32> {jax.result_info = "result"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[2,2]T(1,0)}"} : (tensor<8x12xi32>) -> tensor<8x12xi32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xi32>) -> tensor<2x12xi32>
    %2 = call @shmap_body(%1) : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2x12xi32>) -> tensor<2x12xi32>
    %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "", mhlo.sharding = "{devices=[4,1]<=[2,2]T(1,0)}"} : (tensor<2x12xi32>) -> tensor<8x12xi32>
    return %4 : tensor<8x12xi32>
  }
  func.func private @shmap_body(%arg0: tensor<2x12xi32>) -> (tensor<2x12xi32> {jax.result_info = "[('y', 'x'), None]"}) {
    %c = stablehlo.constant dense<10> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x12xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<ui32>
    %c_1 = stablehlo.constant dense<2> : tensor<ui32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.divide %2, %c_0 : tensor<ui32>
    %4 = stablehlo.remainder %3, %c_1 : tensor<ui32>
    %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<1> : tensor<i32>
    %6 = stablehlo.multiply %5, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.add %c_3, %6 : tensor<i32>
    %c_4 = stablehlo.constant dense<1> : tensor<ui32>
    %c_5 = stablehlo.constant dense<2> : tensor<ui32>
    %8 = stablehlo.partition_id : tensor<ui32>
    %9 = stablehlo.divide %8, %c_4 : tensor<ui32>
    %10 = stablehlo.remainder %9, %c_5 : tensor<ui32>
    %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i32>
    %c_6 = stablehlo.constant dense<2> : tensor<i32>
    %12 = stablehlo.multiply %11, %c_6 : tensor<i32>
    %13 = stablehlo.add %7, %12 : tensor<i32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
    %15 = stablehlo.add %1, %14 : tensor<2x12xi32>
    return %15 : tensor<2x12xi32>
  }
}
