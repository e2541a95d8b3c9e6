// RUN: not stablehlo-opt %s
// breaks const_witness (X1)
//   type(result) = !witness

func.func @main() -> tensor<f32> {
  %0 = "shape.const_witness"() <{passing = true}> : () -> tensor<f32>
  return %0 : tensor<f32>
}
