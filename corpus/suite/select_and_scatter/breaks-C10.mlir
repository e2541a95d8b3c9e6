// RUN: not stablehlo-opt %s
// breaks select_and_scatter (C10)
//   type(scatter) = (tensor<E>, tensor<E>) -> (tensor<E>) and is_promotable(element_type(operand), E) where E = element_type(output_types(scatter)[0])

func.func @main(%arg0: tensor<f8E8M0FNU>, %arg1: tensor<f8E8M0FNU>, %arg2: tensor<f8E8M0FNU>) -> tensor<ui16> {
  %0 = "stablehlo.select_and_scatter"(%arg0, %arg1, %arg2) ({
  ^bb0(%1: tensor<f8E8M0FNU>, %2: tensor<f8E8M0FNU>):
    %3 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %3 : tensor<i1>
  }, {
  ^bb0(%4: tensor<ui16>, %5: tensor<ui16>):
    stablehlo.return %4 : tensor<ui16>
  }) : (tensor<f8E8M0FNU>, tensor<f8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
