// Updates of a stored element (%a) by a new one (%b).
func.func @overwrite(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  return %b : tensor<E>
}
// -----
func.func @keep(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  return %a : tensor<E>
}
// -----
func.func @add(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.add %a, %b : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @largest(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.maximum %a, %b : tensor<E>
  return %r : tensor<E>
}
