// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C8)
//   size(padding) = 2 * rank(operand) and (for p in padding: size(p) = 2)

func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{padding = dense<> : tensor<1x0xi64>}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<i64>, %5: tensor<i64>):
    stablehlo.return %4 : tensor<i64>
  }) : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
