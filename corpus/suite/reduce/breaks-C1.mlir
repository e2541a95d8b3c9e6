// RUN: not stablehlo-opt %s
// breaks reduce (C1)
//   same(shape(inputs...))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2xi2>, %arg1: tensor<3xf8E8M0FNU>, %arg2: tensor<i2>, %arg3: tensor<f8E8M0FNU>) -> (tensor<2xi64>, tensor<2xf64>) {
    %0, %1 = "stablehlo.reduce"(%arg0, %arg1, %arg2, %arg3) <{dimensions = array<i64>}> ({
    ^bb0(%2: tensor<i64>, %3: tensor<f64>, %4: tensor<i64>, %5: tensor<f64>):
      stablehlo.return %2, %3 : tensor<i64>, tensor<f64>
    }) : (tensor<2xi2>, tensor<3xf8E8M0FNU>, tensor<i2>, tensor<f8E8M0FNU>) -> (tensor<2xi64>, tensor<2xf64>)
    return %0, %1 : tensor<2xi64>, tensor<2xf64>
  }
}
