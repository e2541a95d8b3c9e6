// RUN: not stablehlo-opt %s
// breaks reduce_window (C2)
//   same(shape(inputs...))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<2x1xi16>, %arg2: tensor<i1>, %arg3: tensor<i16>) -> (tensor<0xi1>, tensor<0xi16>) {
    %0, %1 = "stablehlo.reduce_window"(%arg0, %arg1, %arg2, %arg3) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 4>, padding = dense<[[-3, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<i1>, %3: tensor<i16>, %4: tensor<i1>, %5: tensor<i16>):
      stablehlo.return %2, %3 : tensor<i1>, tensor<i16>
    }) : (tensor<2xi1>, tensor<2x1xi16>, tensor<i1>, tensor<i16>) -> (tensor<0xi1>, tensor<0xi16>)
    return %0, %1 : tensor<0xi1>, tensor<0xi16>
  }
}
