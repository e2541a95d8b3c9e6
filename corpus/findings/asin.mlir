// XLA:CPU of jaxlib 0.10.2: unexpected-nan: output 0: expected 2, got 0xFF
// RUN: : --args='[dense<1.0> : tensor<f8E8M0FNU>]'

func.func @main(%arg0: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = chlo.asin %arg0 : tensor<f8E8M0FNU> -> tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}
