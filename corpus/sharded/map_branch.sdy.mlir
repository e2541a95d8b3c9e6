module @jit__lambda attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x12xi32>) -> (tensor<8x12xi32> {jax.result_info = "result"}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<2x12xi32>) {
      %c = stablehlo.constant dense<1> : tensor<ui32>
      %c_0 = stablehlo.constant dense<4> : tensor<ui32>
      %1 = stablehlo.partition_id : tensor<ui32>
      %2 = stablehlo.divide %1, %c : tensor<ui32>
      %3 = stablehlo.remainder %2, %c_0 : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i32>
      %c_1 = stablehlo.constant dense<0> : tensor<i32>
      %c_2 = stablehlo.constant dense<3> : tensor<i32>
      %5 = stablehlo.clamp %c_1, %4, %c_2 : tensor<i32>
      %6 = "stablehlo.case"(%5) ({
        %c_3 = stablehlo.constant dense<1> : tensor<i32>
        %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
        %8 = stablehlo.add %arg1, %7 : tensor<2x12xi32>
        stablehlo.return %8 : tensor<2x12xi32>
      }, {
        %c_3 = stablehlo.constant dense<2> : tensor<i32>
        %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
        %8 = stablehlo.multiply %arg1, %7 : tensor<2x12xi32>
        stablehlo.return %8 : tensor<2x12xi32>
      }, {
        %7 = stablehlo.negate %arg1 : tensor<2x12xi32>
        stablehlo.return %7 : tensor<2x12xi32>
      }, {
        %c_3 = stablehlo.constant dense<0> : tensor<i32>
        %7 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<i32>) -> tensor<2x12xi32>
        %8 = stablehlo.multiply %arg1, %7 : tensor<2x12xi32>
        stablehlo.return %8 : tensor<2x12xi32>
      }) : (tensor<i32>) -> tensor<2x12xi32>
      sdy.return %6 : tensor<2x12xi32>
    } : (tensor<8x12xi32>) -> tensor<8x12xi32>
    return %0 : tensor<8x12xi32>
  }
}
