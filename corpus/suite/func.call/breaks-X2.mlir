// RUN: not stablehlo-opt %s
// breaks call (X2)
//   type(results...) = output_types(callee)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main() -> tensor<f32> {
    %0 = "func.call"() <{callee = @callee}> : () -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @callee() {
    return
  }
}
