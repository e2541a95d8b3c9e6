// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C10)
//   type(scatter) = (tensor<E>, tensor<E>) -> (tensor<E>) and is_promotable(element_type(operand), E) where E = element_type(output_types(scatter)[0])

func.func @main(%arg0: tensor<3xi4>, %arg1: tensor<4xi4>, %arg2: tensor<i4>) -> tensor<3xi2> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) <{window_dimensions = array<i64: 1>, padding = dense<[[-1, 2]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<i4>, %2: tensor<i4>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<i2>, %5: tensor<i2>):
    stablehlo.return %4 : tensor<i2>
  }) : (tensor<3xi4>, tensor<4xi4>, tensor<i4>) -> tensor<3xi2>
  return %0 : tensor<3xi2>
}
