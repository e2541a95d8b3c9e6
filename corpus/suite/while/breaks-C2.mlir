// RUN: not stablehlo-opt %s
// breaks while (C2)
//   type(body) = (type(operand...)) -> (type(operand...))

func.func @main() {
  "stablehlo.while"() ({
    %0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    stablehlo.return %0 : tensor<i1>
  }, {
    %1 = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : () -> ()
  return
}
