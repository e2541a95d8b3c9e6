// RUN: not stablehlo-opt %s
// breaks sort (C1)
//   0 < size(inputs)

func.func @main() {
  "stablehlo.sort"() <{is_stable = true}> ({
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }) : () -> ()
  return
}
