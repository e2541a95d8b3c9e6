module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32> {mhlo.sharding = "{devices=[4]<=[4]}"}) -> (tensor<3xf32> {jax.result_info = "result[0]", mhlo.sharding = "{replicated}"}, tensor<3xi32> {jax.result_info = "result[1]", mhlo.sharding = "{replicated}"}) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<16xf32> -> (tensor<3xf32>, tensor<3xi32>)
    return %values, %indices : tensor<3xf32>, tensor<3xi32>
  }
}
