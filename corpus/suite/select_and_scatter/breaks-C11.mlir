// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C11)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>, %arg2: tensor<i16>) -> tensor<2xi32> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
  ^bb0(%1: tensor<i16>, %2: tensor<i16>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<i32>, %5: tensor<i32>):
    stablehlo.return %4 : tensor<i32>
  }) : (tensor<i16>, tensor<i16>, tensor<i16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
