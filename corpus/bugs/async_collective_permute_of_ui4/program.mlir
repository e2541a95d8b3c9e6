// RUN: : --args='[dense<1> : tensor<20x6xui4>]'

func.func @main(%a: tensor<20x6xui4>) -> tensor<20x6xui4> {
  %0 = "stablehlo.async_start"(%a) ({
  ^bb0(%b: tensor<20x6xui4>):
    %1 = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<20x6xui4>) -> tensor<20x6xui4>
    stablehlo.return %1 : tensor<20x6xui4>
  }) : (tensor<20x6xui4>) -> !stablehlo.future<tensor<20x6xui4>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<20x6xui4>>) -> tensor<20x6xui4>
  return %2 : tensor<20x6xui4>
}
