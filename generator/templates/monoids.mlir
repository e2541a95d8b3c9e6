// Bodies for folds in any tree over elements of type E, each with its identity.
// ZERO, ONE, LOWEST and HIGHEST are literals of E. A pair that is not legal for a type is left out.
func.func @sum(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.add %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @sum.identity() -> tensor<E> {
  %r = stablehlo.constant dense<ZERO> : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @maximum(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.maximum %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @maximum.identity() -> tensor<E> {
  %r = stablehlo.constant dense<LOWEST> : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @minimum(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.minimum %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @minimum.identity() -> tensor<E> {
  %r = stablehlo.constant dense<HIGHEST> : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @product(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.multiply %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @product.identity() -> tensor<E> {
  %r = stablehlo.constant dense<ONE> : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @disjunction(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.or %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @disjunction.identity() -> tensor<E> {
  %r = stablehlo.constant dense<ZERO> : tensor<E>
  return %r : tensor<E>
}
// -----
func.func @exclusive_disjunction(%a: tensor<E>, %b: tensor<E>) -> tensor<E> {
  %r = stablehlo.xor %a, %b : tensor<E>
  return %r : tensor<E>
}
func.func @exclusive_disjunction.identity() -> tensor<E> {
  %r = stablehlo.constant dense<ZERO> : tensor<E>
  return %r : tensor<E>
}
