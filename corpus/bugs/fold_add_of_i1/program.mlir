// RUN: : --args='[]'

func.func @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.add %0, %0 : tensor<i1>
  return %1 : tensor<i1>
}
