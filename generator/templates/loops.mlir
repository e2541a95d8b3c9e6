// A counted loop over a counter of type E: TRIPS and STEP are small literals.
func.func @condition(%i: tensor<E>) -> tensor<i1> {
  %n = stablehlo.constant dense<TRIPS> : tensor<E>
  %r = stablehlo.compare LT, %i, %n : (tensor<E>, tensor<E>) -> tensor<i1>
  return %r : tensor<i1>
}
func.func @step(%i: tensor<E>) -> tensor<E> {
  %s = stablehlo.constant dense<STEP> : tensor<E>
  %r = stablehlo.add %i, %s : tensor<E>
  return %r : tensor<E>
}
