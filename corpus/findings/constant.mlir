// XLA:CPU of jaxlib 0.10.2: crash: array.h:316 Check failed: std::distance(std::begin(container), std::end(container)) == num_elements()
// RUN: : --args='[]'

func.func @main() -> tensor<f6E3M2FN> {
  %0 = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}
