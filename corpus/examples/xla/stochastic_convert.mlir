// StochasticConvert-1: rounds away from zero where the random number lies below the fraction, for values that the type holds
func.func private @StochasticConvert(%operand: tensor<5xf32>, %random: tensor<5xui32>) -> tensor<5xi8> {
  %magnitude = stablehlo.abs %operand : tensor<5xf32>
  %whole = stablehlo.floor %magnitude : tensor<5xf32>
  %fraction = stablehlo.subtract %magnitude, %whole : tensor<5xf32>
  %scale = stablehlo.constant dense<4294967296.0> : tensor<5xf32>
  %scaled = stablehlo.multiply %fraction, %scale : tensor<5xf32>
  %threshold = stablehlo.convert %scaled : (tensor<5xf32>) -> tensor<5xui32>
  %is_up = stablehlo.compare LT, %random, %threshold, UNSIGNED : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xi1>
  %step = stablehlo.convert %is_up : (tensor<5xi1>) -> tensor<5xf32>
  %rounded = stablehlo.add %whole, %step : tensor<5xf32>
  %sign = stablehlo.sign %operand : tensor<5xf32>
  %signed = stablehlo.multiply %sign, %rounded : tensor<5xf32>
  %0 = stablehlo.convert %signed : (tensor<5xf32>) -> tensor<5xi8>
  return %0 : tensor<5xi8>
}

func.func @main() {
  %a = stablehlo.constant dense<[2.25, 2.25, -2.25, 3.0, -0.5]> : tensor<5xf32>
  %r = stablehlo.constant dense<[1073741823, 1073741824, 0, 0, 2147483647]> : tensor<5xui32>
  %0 = call @StochasticConvert(%a, %r) : (tensor<5xf32>, tensor<5xui32>) -> tensor<5xi8>
  check.expect_eq_const %0, dense<[3, 2, -3, 3, -1]> : tensor<5xi8>
  return
}
