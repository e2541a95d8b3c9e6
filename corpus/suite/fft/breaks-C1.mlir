// RUN: not stablehlo-opt %s
// breaks fft (C1)
//   size(fft_length) <= rank(operand)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xcomplex<f64>>) -> tensor<4xf64> {
    %0 = "stablehlo.fft"(%arg0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4, 1>}> : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}
